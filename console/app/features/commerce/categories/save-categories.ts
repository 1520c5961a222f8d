import type { Platform } from '#client/platform.ts';
import type { RecordBatch } from '#client/records/batch.ts';
import type { InputFields } from '#client/records/types.ts';
import { writeBatch } from '../../../data/record-service.ts';
import { noteWritten } from '../../../data/undo/journal.ts';
import { outcomeOf } from '../../bulk/run-batch.ts';
import type { Choice } from './choice.ts';
import type { ProductCategories } from './read-categories.ts';

const OBJECT = 'ProductCategoryProduct';

interface Write {
  type: 'DELETE' | 'UPDATE' | 'CREATE';
  id: string;
  categoryId: string;
  fields: InputFields;
}

/**
 * Puts a product into the categories chosen, all or none; it can be taken back together.
 *
 * @param page what is saved at this moment
 * @returns why it was refused; nothing where it is saved
 * @throws FetchError where the call is refused as a whole
 */
export async function saveCategories(
  platform: Platform,
  page: ProductCategories,
  choice: Choice,
): Promise<string[]> {
  const writes = writesOf(page, choice);
  if (writes.length === 0) return [];
  const types = ['DELETE', 'UPDATE', 'CREATE'] as const;
  const sent = types.flatMap((type) => writes.filter((write) => write.type === type));
  const operations = types.flatMap((type) => {
    const records = sent
      .filter((write) => write.type === type)
      .map(({ id, fields }) =>
        type === 'CREATE' ? { apiName: OBJECT, fields } : { fields: { ...fields, Id: id } },
      );
    return records.length > 0 ? [{ type, records }] : [];
  });
  const { hasErrors, results } = await writeBatch(platform, { allOrNone: true, operations } as RecordBatch);
  const names = new Map(page.categories.map(({ id, name }) => [id, name]));
  const nameOf = ({ categoryId }: Write) => `${page.product.name} · ${names.get(categoryId) ?? ''}`;
  const outcomes = sent.map((write, index) =>
    outcomeOf({ key: write.id, name: nameOf(write), fields: write.fields }, results[index]),
  );
  if (hasErrors) return outcomes.flatMap(({ messages, fields }) => [...messages, ...Object.values(fields)]);
  noteWritten(
    ...sent.map((write, index) => {
      const { type, id, fields } = write;
      const of = { apiName: OBJECT, name: nameOf(write) };
      if (type === 'CREATE') return { ...of, id: outcomes[index]?.id ?? '', kind: 'created' as const };
      if (type === 'DELETE') return { ...of, id, kind: 'deleted' as const };
      const before = { IsPrimaryCategory: fields.IsPrimaryCategory !== true };
      return { ...of, id, kind: 'changed' as const, before, after: fields };
    }),
  );
  return [];
}

/** What has to be written for a product to be in these categories. */
export function writesOf({ product, assignments }: ProductCategories, { ids, mainId }: Choice): Write[] {
  const saved = new Map(assignments.map((assignment) => [assignment.categoryId, assignment]));
  const removed = assignments.filter(({ categoryId }) => !ids.includes(categoryId));
  return [
    ...removed.map(({ id, categoryId }): Write => ({ type: 'DELETE', id, categoryId, fields: {} })),
    ...ids.flatMap((categoryId): Write[] => {
      const IsPrimaryCategory = categoryId === mainId;
      const known = saved.get(categoryId);
      if (known?.isMain === IsPrimaryCategory) return [];
      if (known) return [{ type: 'UPDATE', id: known.id, categoryId, fields: { IsPrimaryCategory } }];
      const fields = { ProductId: product.id, ProductCategoryId: categoryId, IsPrimaryCategory };
      return [{ type: 'CREATE', id: '', categoryId, fields }];
    }),
  ];
}
