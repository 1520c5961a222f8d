import type { Data } from '#client/operation.ts';
import type { Say } from '../../../i18n/use-text.ts';
import { DEFAULT_WIDTH } from '../../grid/column-width.ts';

type Arrangement = Pick<Data<'getListPreferences'>, 'columnWidths' | 'columnWrap' | 'orderedBy'>;
type Columns = readonly { fieldApiName: string; label?: string | null }[];

/** How a person has arranged a list for themselves, as terms with what is true of them. */
export function arrangementFacts(
  { columnWidths, columnWrap, orderedBy }: Arrangement,
  columns: Columns,
  say: Say,
): [string, string][] {
  const labels = new Map(columns.map(({ fieldApiName, label }) => [fieldApiName, label ?? fieldApiName]));
  const labelOf = (name: string) => labels.get(name) ?? name;
  const widths = Object.entries(columnWidths).filter(([, width]) => width > 0);
  const wrapped = Object.entries(columnWrap).filter(([, isWrapped]) => isWrapped);
  const orders = orderedBy.map(
    ({ label, fieldApiName, isAscending }) => `${label ?? labelOf(fieldApiName)} ${isAscending ? '↑' : '↓'}`,
  );
  const listed = (texts: string[]) => texts.join(', ') || say('describe.asDelivered');
  return [
    [say('describe.ownOrder'), listed(orders)],
    [say('describe.ownWidths'), listed(widths.map(([name, width]) => `${labelOf(name)} ${width} px`))],
    [say('describe.ownWraps'), listed(wrapped.map(([name]) => labelOf(name)))],
  ];
}

/** The change that gives a list back the arrangement that it came with. */
export const asDelivered = (columns: Columns) => ({
  columnWidths: Object.fromEntries(columns.map(({ fieldApiName }) => [fieldApiName, DEFAULT_WIDTH])),
  columnWrap: Object.fromEntries(columns.map(({ fieldApiName }) => [fieldApiName, false])),
});
