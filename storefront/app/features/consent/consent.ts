import { storageConsentVersion } from '../../settings/storage-consent.ts';

/** What the shop may do beyond what it needs to work (§ 25 TDDDG); each is off until somebody says yes. */
export const purposes = ['history', 'assistant', 'statistics'] as const;

export type Purpose = (typeof purposes)[number];

/** What a visitor has said. */
export interface Consent {
  /** Whether the visitor has decided at all, in favour or against. */
  isDecided: boolean;
  allowed: Purpose[];
}

const undecided: Consent = { isDecided: false, allowed: [] };

/** What the cookie says; nothing, another version of the text, or nonsense counts as not decided. */
export function consentOf(stored: string | null): Consent {
  const [version, list = ''] = (stored ?? '').split(':');
  if (version !== storageConsentVersion) return undecided;
  const named = list.split(',');
  return { isDecided: true, allowed: purposes.filter((purpose) => named.includes(purpose)) };
}

/** What visitors of a shop are asked for: to be counted only where it counts. */
export const purposesOf = ({ hasStatistics }: { hasStatistics: boolean }): readonly Purpose[] =>
  purposes.filter((purpose) => hasStatistics || purpose !== 'statistics');

/** The decision as the cookie keeps it. */
export function storedConsent(allowed: readonly Purpose[]): string {
  return `${storageConsentVersion}:${allowed.join(',')}`;
}

/** What a form decides about what was asked for: all, nothing beyond what is needed, or the ticked purposes. */
export function decisionOf(form: FormData, asked: readonly Purpose[]): Purpose[] {
  const choice = form.get('choice');
  if (choice === 'all') return [...asked];
  if (choice === 'none') return [];
  return asked.filter((purpose) => form.get(purpose) !== null);
}
