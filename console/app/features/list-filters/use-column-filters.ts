import { useState } from 'react';
import type { ListObjectColumn, ListObjectInfo } from '../list-views/operators.ts';
import { isFilterable } from '../list-views/view-draft.ts';
import type { ColumnFilter } from './column-filter.ts';

interface Filtering {
  /** What a list of the object can be narrowed by; undefined until known. */
  possible: ListObjectInfo | undefined;
  filters: readonly ColumnFilter[];
  onFilters: (filters: ColumnFilter[]) => void;
}

/** Which column of a list is being narrowed, and how that changes its conditions. */
export function useColumnFilters({ possible, filters, onFilters }: Filtering) {
  const [column, setColumn] = useState<ListObjectColumn>();
  const onClose = () => setColumn(undefined);
  const find = (name: string) => possible?.columns.find(({ fieldApiName }) => fieldApiName === name);
  const isOfColumn = ({ fieldApiName }: ColumnFilter) => fieldApiName === column?.fieldApiName;
  return {
    /** Opens the condition of a column; undefined for one that cannot be compared. */
    opener: (name: string) => {
      const named = find(name);
      return named && isFilterable(named) ? () => setColumn(named) : undefined;
    },
    /** Whether the platform is known to compare no values of a column. */
    isIncomparable: (name: string) => {
      const named = find(name);
      return named !== undefined && !isFilterable(named);
    },
    dialog: column && {
      column,
      filters: filters.filter(isOfColumn),
      onApply: (applied: readonly ColumnFilter[]) => {
        const others = filters.filter((one) => !isOfColumn(one));
        onFilters([...others, ...applied]);
        onClose();
      },
      onClose,
    },
  };
}
