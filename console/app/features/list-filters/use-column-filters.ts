import { useState } from 'react';
import type { Data } from '#client/operation.ts';
import type { ListObjectColumn } from '../list-views/operators.ts';
import { filterable } from '../list-views/view-draft.ts';
import type { ColumnFilter } from './column-filter.ts';

interface Filtering {
  /** What a list of the object can be narrowed by; undefined until known. */
  possible: Data<'getListObjectInfo'> | undefined;
  filters: readonly ColumnFilter[];
  onFilters: (filters: ColumnFilter[]) => void;
}

/** Which column of a list is being narrowed, and how that changes its conditions. */
export function useColumnFilters({ possible, filters, onFilters }: Filtering) {
  const [column, setColumn] = useState<ListObjectColumn>();
  const onClose = () => setColumn(undefined);
  const isOfColumn = ({ fieldApiName }: ColumnFilter) => fieldApiName === column?.fieldApiName;
  return {
    /** Opens the condition of a column; undefined for one that cannot be compared. */
    opener: (name: string | undefined) => {
      const named = possible && filterable(possible).find(({ fieldApiName }) => fieldApiName === name);
      return named && (() => setColumn(named));
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
