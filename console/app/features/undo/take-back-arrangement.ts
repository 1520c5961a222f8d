import { saveListPreferences } from '#client/lists/list-views.ts';
import { saveRelatedListPreferences } from '#client/lists/related-lists.ts';
import type { Platform } from '#client/platform.ts';
import { getListPreferences, getRelatedListPreferences } from '#generated/record-data/client.gen.ts';
import { sameParts } from '../../data/undo/arrangement.ts';
import type { ArrangedList, Setting } from '../../data/undo/settings.ts';

type Arrangement = Extract<Setting, { of: 'arrangement' }>;

/** Arranges a list as it was before; false where those parts of it were arranged again since. */
export async function takeBackArrangement(
  platform: Platform,
  { list, before, after }: Arrangement,
): Promise<boolean> {
  const now = sameParts(await readArrangement(platform, list), after);
  if (after.orderedBy?.length === 0) delete now.orderedBy;
  if (JSON.stringify(now) !== JSON.stringify(sameParts(after, now))) return false;
  await ('listView' in list
    ? saveListPreferences(platform, list.listView, before)
    : saveRelatedListPreferences(platform, list.relatedList, before));
  return true;
}

const readArrangement = (platform: Platform, list: ArrangedList) =>
  'listView' in list
    ? platform.read(getListPreferences, { path: list.listView }, { cache: 'reload' })
    : platform.read(
        getRelatedListPreferences,
        { path: { preferencesId: list.relatedList } },
        { cache: 'reload' },
      );
