import { type ColumnName, columnNames, columns, type ProductValues, ValueFault } from './columns.ts';
import type { FileRow } from './read-file.ts';

/** What is wrong with a row. */
export interface RowFault {
  readonly line: number;
  /** Undefined where the whole line is wrong. */
  readonly column?: ColumnName;
  readonly reason: string;
}

/** Reads every value of a row; either all of them are right, or every fault is named. */
export function readRow({ line, cells, fault }: FileRow): { values: ProductValues } | { faults: RowFault[] } {
  if (fault !== undefined) return { faults: [{ line, reason: fault }] };
  const faults: RowFault[] = [];
  const values: Record<string, unknown> = {};
  for (const column of columnNames) {
    const cell = cells[column] ?? '';
    try {
      values[column] = cell === '' ? emptyValue(column) : columns[column].read(cell);
    } catch (error) {
      if (!(error instanceof ValueFault)) throw error;
      faults.push({ line, column, reason: error.message });
    }
  }
  return faults.length > 0 ? { faults } : { values: values as ProductValues };
}

function emptyValue(column: ColumnName): null {
  if (columns[column].required) throw new ValueFault('is empty');
  return null;
}
