import type { Platform } from '#client/platform.ts';
import type { InputFields } from '#client/records/types.ts';
import { noteWritten } from '../../../data/undo/journal.ts';
import { refusalsOf, type WholeWrite, writeWhole, writtenOf } from '../../bulk/write-whole.ts';
import type { Choice } from './choice.ts';
import type { ProductCategories } from './read-categories.ts';

const OBJECT = 'ProductCategoryProduct';

interface Write {
  type: WholeWrite['type'];
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
  const names = new Map(page.categories.map(({ id, name }) => [id, name]));
  const nameOf = ({ categoryId }: Write) => `${page.product.name} · ${names.get(categoryId) ?? ''}`;
  const saved = await writeWhole(
    platform,
    writes.map((write) => {
      const record = { apiName: OBJECT, id: write.id, name: nameOf(write) };
      const before = { IsPrimaryCategory: write.fields.IsPrimaryCategory !== true };
      return { ...write, written: writtenOf(write, record, before) };
    }),
  );
  if (!saved.isSaved) return refusalsOf(saved);
  noteWritten(...saved.written);
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
