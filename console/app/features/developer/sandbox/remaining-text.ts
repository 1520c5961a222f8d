import type { Say } from '../../../i18n/use-text.ts';

/** How often a rule still applies. */
export const remainingText = (remaining: number | null, say: Say): string =>
  remaining === null ? say('sandbox.unlimited') : say('sandbox.remaining', { count: remaining });

/** Names of operations as somebody types them, separated by commas or blanks; undefined means all. */
export function operationIdsOf(text: string): string[] | undefined {
  const names = text.split(/[\s,;]+/).filter(Boolean);
  return names.length > 0 ? names : undefined;
}

/** A whole number that was typed; undefined where nothing was. */
export const numberOf = (text: string): number | undefined => (text.trim() ? Number(text) : undefined);
