import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';

type SortRuleAnswer = components['schemas']['SortRule'];

interface SortRule {
  readonly sortRuleId: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly labelSuffix: string | null;
  readonly nameOrId: string | null;
  readonly direction: 'Default' | 'Ascending' | 'Descending';
  readonly type: 'Relevancy' | 'ProductField' | 'Pricing';
}

/** The orders that results can be shown in, in the order they are offered. */
export const SORT_RULES = [
  {
    sortRuleId: 'relevance',
    label: { de: 'Relevanz', en: 'Relevance' },
    labelSuffix: null,
    nameOrId: null,
    direction: 'Default',
    type: 'Relevancy',
  },
  {
    sortRuleId: 'priceAscending',
    label: { de: 'Preis', en: 'Price' },
    labelSuffix: 'LowHigh',
    nameOrId: 'UnitPrice',
    direction: 'Ascending',
    type: 'Pricing',
  },
  {
    sortRuleId: 'priceDescending',
    label: { de: 'Preis', en: 'Price' },
    labelSuffix: 'HighLow',
    nameOrId: 'UnitPrice',
    direction: 'Descending',
    type: 'Pricing',
  },
  {
    sortRuleId: 'nameAscending',
    label: { de: 'Name', en: 'Name' },
    labelSuffix: 'Az',
    nameOrId: 'Name',
    direction: 'Ascending',
    type: 'ProductField',
  },
  {
    sortRuleId: 'newest',
    label: { de: 'Neuheiten', en: 'New arrivals' },
    labelSuffix: 'Newest',
    nameOrId: 'CreatedDate',
    direction: 'Descending',
    type: 'ProductField',
  },
] as const satisfies readonly SortRule[];

export type SortRuleId = (typeof SORT_RULES)[number]['sortRuleId'];

/**
 * The rule of an id; relevance where none is asked for.
 *
 * @throws PlatformFault 400 for an unknown id
 */
export function readSortRule(id: string | undefined): SortRuleId {
  const rule = id === undefined ? SORT_RULES[0] : SORT_RULES.find(({ sortRuleId }) => sortRuleId === id);
  if (!rule) throw new PlatformFault(400, 'INVALID_SORT_RULE', `There is no sort rule ${id}.`);
  return rule.sortRuleId;
}

export function sortRuleAnswers(language: Language): SortRuleAnswer[] {
  return SORT_RULES.map((rule, sortOrder) => ({ ...rule, label: rule.label[language], sortOrder }));
}
