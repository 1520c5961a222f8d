import type { Column } from '../fields/column.ts';

/** Columns in the place of those that are not known yet. */
export const PENDING_COLUMNS: Column[] = Array.from({ length: 5 }, (_, index) => ({
  path: String(index),
  label: '',
  sortable: false,
  dataType: 'String',
  isLeading: index === 0,
  relationship: undefined,
  namesOther: false,
}));
const PENDING_ROWS = 12;

/** Hold the place of rows that are on their way. */
export function PendingRows({ columns }: { columns: number }) {
  return Array.from({ length: PENDING_ROWS }, (_, index) => (
    <tr key={index}>
      {Array.from({ length: columns }, (_, at) => (
        <td key={at} className={at === 0 ? 'leading' : undefined}>
          <div className="pending" />
        </td>
      ))}
    </tr>
  ));
}
