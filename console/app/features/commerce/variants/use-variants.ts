import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getChildRelationshipRecords } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';
import { type CellColumn, cellFault, cellText, columnsOf, savedValue, typedValue } from './cells.ts';
import { cellKey, readVariants, type VariantTable } from './read-variants.ts';
import { type CellChange, saveCells } from './save-cells.ts';

/** A product's variants and prices, with what was typed into their cells and not saved yet. */
export function useVariants(productId: string) {
  const platform = usePlatform();
  const product = useQuery(objectInfoQuery(platform, 'Product2'));
  const entry = useQuery(objectInfoQuery(platform, 'PricebookEntry'));
  const infos = product.data && entry.data && { product: product.data, entry: entry.data };
  const table = useQuery(
    derivedQuery(platform, getChildRelationshipRecords, {
      input: infos && { productId },
      part: 'variants',
      read: () => readVariants(platform, productId, infos as NonNullable<typeof infos>),
    }),
  );
  const reads = [product, entry, table];
  return {
    page: infos &&
      table.data && {
        table: table.data,
        columns: columnsOf(table.data, infos.product, infos.entry),
        readNewest: async () => (await table.refetch({ throwOnError: true })).data as VariantTable,
      },
    error: reads.find(({ error }) => error)?.error,
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
}

export type VariantsPageData = NonNullable<ReturnType<typeof useVariants>['page']>;

type Texts = Readonly<Record<string, string>>;

/** What is typed into the cells, by cell, and its save. */
export function useCellEdits({ table, columns, readNewest }: VariantsPageData) {
  const say = useText();
  const locale = useLocale();
  const platform = usePlatform();
  const noteSaved = useWrittenNotice();
  const [typed, setTyped] = useState<Texts>({});
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const textOf = (variantId: string, column: CellColumn): string =>
    typed[cellKey(variantId, column)] ?? cellText(savedValue(table, variantId, column), column, locale);
  const changes = table.variants.flatMap(({ id }) =>
    columns.flatMap((column): CellChange[] => {
      const text = typed[cellKey(id, column)];
      if (text === undefined) return [];
      const value = typedValue(text, column, locale);
      const isSame = (value ?? '') === (savedValue(table, id, column) ?? '');
      return isSame ? [] : [{ key: cellKey(id, column), variantId: id, column, value }];
    }),
  );
  const faultAt = (variantId: string, column: CellColumn): string | undefined => {
    const key = cellKey(variantId, column);
    const change = changes.find((each) => each.key === key);
    if (!change) return undefined;
    const fault = cellFault(change.value, savedValue(table, variantId, column), column);
    return fault ? say(fault.key, fault.values) : refused.get(key);
  };
  const type = (cells: Texts) => {
    setTyped((before) => ({ ...before, ...cells }));
    setRefused((before) => new Map([...before].filter(([key]) => !(key in cells))));
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    try {
      const newest = await readNewest();
      const overtaken = changes.filter(
        ({ variantId, column }) =>
          savedValue(newest, variantId, column) !== savedValue(table, variantId, column),
      );
      const now = ({ variantId, column }: CellChange) =>
        cellText(savedValue(newest, variantId, column), column, locale) || '–';
      const conflicts = overtaken.map((change): [string, string] => [
        change.key,
        say('variants.overtaken', { value: now(change) }),
      ]);
      const faults = conflicts.length > 0 ? new Map(conflicts) : await saveCells(platform, newest, changes);
      setRefused(faults);
      if (faults.size === 0) {
        await readNewest();
        setTyped({});
        noteSaved(say('record.saved'));
      }
    } catch (error) {
      setProblem(problemText(error, say));
    }
    setSaving(false);
  };
  const faulty = changes.filter(({ variantId, column }) => faultAt(variantId, column));
  return {
    textOf,
    faultAt,
    type,
    changes,
    faultCount: faulty.length,
    /** Takes back what was typed, into one cell or all of them. */
    revert: (key?: string) =>
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([each]) => key !== undefined && each !== key)),
      ),
    save,
    isSaving,
    problem,
  };
}

export type CellEdits = ReturnType<typeof useCellEdits>;
