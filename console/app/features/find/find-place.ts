import { isNumeric } from '#client/records/data-types.ts';
import type { SearchFilter } from '#client/search/types.ts';
import { fromPersonTime } from '../../i18n/person-time.ts';

/** What the address of the search screen says. */
export interface FindPlace {
  term: string;
  /** Object whose results alone are shown. */
  objectApiName: string | undefined;
  /** Values chosen by field; those of a range are its ends. */
  chosen: Readonly<Record<string, ChosenFilter>>;
  sortBy: string | undefined;
}

export interface ChosenFilter {
  values?: readonly string[];
  from?: string;
  to?: string;
}

const FIELD = 'f.';
const FROM = 'from.';
const TO = 'to.';

export function placeOf(search: URLSearchParams): FindPlace {
  const chosen: Record<string, ChosenFilter> = {};
  for (const name of new Set(search.keys())) {
    const put = (prefix: string, part: ChosenFilter) => {
      if (!name.startsWith(prefix)) return;
      const field = name.slice(prefix.length);
      chosen[field] = { ...chosen[field], ...part };
    };
    put(FIELD, { values: search.getAll(name) });
    put(FROM, { from: search.get(name) ?? '' });
    put(TO, { to: search.get(name) ?? '' });
  }
  return {
    term: search.get('q')?.trim() ?? '',
    objectApiName: search.get('in') ?? undefined,
    chosen,
    sortBy: search.get('sort') ?? undefined,
  };
}

/** The address's query for a place, without what is usual. */
export function searchOf({ term, objectApiName, chosen, sortBy }: FindPlace): URLSearchParams {
  const search = new URLSearchParams({ q: term });
  if (objectApiName) search.set('in', objectApiName);
  for (const [field, { values = [], from, to }] of Object.entries(chosen)) {
    for (const value of values) search.append(`${FIELD}${field}`, value);
    if (from) search.set(`${FROM}${field}`, from);
    if (to) search.set(`${TO}${field}`, to);
  }
  if (sortBy) search.set('sort', sortBy);
  return search;
}

/** The filters as the platform takes them: values of their field's type, days as moments. */
export function filtersOf(
  { chosen, objectApiName }: FindPlace,
  types: ReadonlyMap<string, string>,
): SearchFilter[] {
  return Object.entries(chosen).flatMap(([fieldPath, { values = [], from, to }]) => {
    const dataType = types.get(fieldPath);
    if (!dataType) return [];
    const filter = (operator: SearchFilter['operator'], texts: readonly string[]): SearchFilter[] =>
      texts.length > 0
        ? [{ fieldPath, operator, values: texts.map((text) => typed(text, dataType)), objectApiName }]
        : [];
    return [
      ...filter(values.length > 1 ? 'in' : 'eq', values),
      ...filter('gte', from ? [dayStart(from, dataType)] : []),
      ...filter('lte', to ? [dayEnd(to, dataType)] : []),
    ];
  });
}

function typed(text: string, dataType: string): string | number | boolean {
  if (dataType === 'Boolean') return text === 'true';
  return isNumeric(dataType) ? Number(text.replace(',', '.')) : text;
}

const dayStart = (day: string, dataType: string) =>
  dataType === 'DateTime' ? fromPersonTime(`${day}T00:00:00`) : day;
const dayEnd = (day: string, dataType: string) =>
  dataType === 'DateTime' ? fromPersonTime(`${day}T23:59:59.999`) : day;
