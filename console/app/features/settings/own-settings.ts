import type { Platform } from '#client/platform.ts';
import { noteWritten } from '../../data/undo/journal.ts';
import { refusalsOf, writeWhole } from '../bulk/write-whole.ts';

/** What people set of themselves, by the platform's names of the fields. */
export const OWN_SETTINGS = ['LanguageLocaleKey', 'TimeZoneSidKey', 'LocaleSidKey'] as const;
export type OwnSetting = (typeof OWN_SETTINGS)[number];

/** A setting of the person at work, with the value that it has. */
interface Change {
  userId: string;
  /** What the person is called where the change can be taken back. */
  name: string;
  setting: OwnSetting;
  before: string;
  after: string;
}

/**
 * Changes a setting of the person at work, which can be taken back. As the description of users tells what may be
 * changed of any of them, the platform alone judges the change of the own one.
 *
 * @returns why it was refused; undefined where it is saved
 */
export async function saveSetting(
  platform: Platform,
  { userId, name, setting, before, after }: Change,
): Promise<string | undefined> {
  const fields = { [setting]: after };
  const user = { id: userId, apiName: 'User', name, kind: 'changed' as const };
  const written = { ...user, before: { [setting]: before }, after: fields };
  const whole = await writeWhole(platform, [{ type: 'UPDATE', fields, written }]);
  if (!whole.isSaved) return refusalsOf(whole).join(' ');
  noteWritten(...whole.written);
  return undefined;
}
