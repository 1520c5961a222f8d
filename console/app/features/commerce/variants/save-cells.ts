import type { Platform } from '#client/platform.ts';
import type { InputFields, InputValue } from '#client/records/types.ts';
import { noteWritten } from '../../../data/undo/journal.ts';
import { type WholeOutcome, type WholeWrite, writeWhole } from '../../bulk/write-whole.ts';
import { type CellColumn, savedValue } from './cells.ts';
import { cellKey, type VariantTable } from './read-variants.ts';

/** A cell that gets another value. */
export interface CellChange {
  key: string;
  variantId: string;
  column: CellColumn;
  value: InputValue;
}

interface Write extends WholeWrite {
  /** Cells that the record stands for. */
  cells: readonly CellChange[];
}

/**
 * Saves all changes of the table in one call, all or none. Answers the faults by cell, none where it is saved; what
 * was saved can be taken back together.
 *
 * @throws FetchError where the call is refused as a whole
 */
export async function saveCells(
  platform: Platform,
  table: VariantTable,
  changes: readonly CellChange[],
): Promise<Map<string, string>> {
  const writes = [...productWrites(table, changes), ...priceWrites(table, changes)];
  const { isSaved, outcomes, written } = await writeWhole(platform, writes);
  if (!isSaved) return faultsOf(outcomes);
  noteWritten(...written);
  return new Map();
}

function productWrites(table: VariantTable, changes: readonly CellChange[]): Write[] {
  const ofProducts = changes.filter(({ column }) => !column.price);
  return [...Map.groupBy(ofProducts, ({ variantId }) => variantId)].map(([id, cells]) => {
    const after = Object.fromEntries(cells.map(({ column, value }) => [column.field.apiName, value]));
    const before = Object.fromEntries(
      cells.map(({ column }) => [column.field.apiName, savedValue(table, id, column)]),
    );
    return {
      type: 'UPDATE',
      fields: after,
      cells,
      written: { id, apiName: 'Product2', name: nameOf(table, id), kind: 'changed', before, after },
    };
  });
}

function priceWrites(table: VariantTable, changes: readonly CellChange[]): Write[] {
  return changes.flatMap((cell): Write[] => {
    const { variantId, column, value: UnitPrice } = cell;
    const { price } = column;
    if (!price) return [];
    const saved = table.prices.get(cellKey(variantId, price));
    const name = `${nameOf(table, variantId)} · ${price.label}`;
    if (saved) {
      const written = { id: saved.entryId, apiName: 'PricebookEntry', name, kind: 'changed' as const };
      const values = { before: { UnitPrice: saved.amount }, after: { UnitPrice } };
      const fields = { UnitPrice };
      return [{ type: 'UPDATE', fields, cells: [cell], written: { ...written, ...values } }];
    }
    const fields: InputFields = {
      Product2Id: variantId,
      Pricebook2Id: price.pricebookId,
      UnitPrice,
      IsActive: true,
      ...(price.currency && { CurrencyIsoCode: price.currency }),
    };
    const written = { id: '', apiName: 'PricebookEntry', name, kind: 'created' as const };
    return [{ type: 'CREATE', fields, cells: [cell], written }];
  });
}

const nameOf = ({ variants }: VariantTable, id: string): string =>
  String(variants.find((variant) => variant.id === id)?.values.Name ?? '');

/** Faults by cell: those of its field, and those of its record that belong to no cell. */
function faultsOf(outcomes: WholeOutcome<Write>['outcomes']): Map<string, string> {
  const faults = new Map<string, string>();
  for (const {
    write: { cells },
    outcome: { messages, fields },
  } of outcomes) {
    const named = cells.map(({ column }) => column.field.apiName);
    const others = Object.keys(fields).filter((name) => !named.includes(name));
    const general = [...messages, ...others.map((name) => fields[name])].join(' ');
    for (const { key, column } of cells) {
      const text = fields[column.field.apiName] ?? general;
      if (text) faults.set(key, text);
    }
  }
  return faults;
}
