import type { components } from '#generated/platform/types.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { ConstraintError } from '../../../store/constraint-error.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { reasonsOf } from '../records/explained.ts';

export type SaveResult = components['schemas']['SaveResult'];

/** Writes one record. */
export type Save<Item> = (item: Item, context: RequestContext) => Promise<SaveResult>;

const UNDONE = {
  statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
  message: 'Record rolled back because not all records were valid and the request was using AllOrNone header',
  fields: [],
};

/** Thrown to undo everything that was saved. */
class Undone extends Error {}

/**
 * Writes records, each with a result of its own: a refused one is undone alone, or undoes all others with `allOrNone`
 * (PF-REST-08).
 */
export function saveEach<Item>(
  items: readonly Item[],
  allOrNone: boolean,
  context: RequestContext,
  save: Save<Item>,
): Promise<SaveResult[]> {
  return saveAll(items, allOrNone, context, (item, outer) =>
    outer.store.transaction((store) => save(item, { ...outer, store })),
  );
}

/**
 * Does the same for new records, which are stored together as long as the tables refuse none of them: by
 * `saveTogether`, which leaves nothing behind of what it refuses itself.
 */
export async function createEach<Item>(
  items: readonly Item[],
  allOrNone: boolean,
  context: RequestContext,
  { save, saveTogether }: Readonly<Record<'save' | 'saveTogether', Save<Item>>>,
): Promise<SaveResult[]> {
  try {
    return await saveAll(items, allOrNone, context, saveTogether);
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    return saveEach(items, allOrNone, context, save);
  }
}

async function saveAll<Item>(
  items: readonly Item[],
  allOrNone: boolean,
  context: RequestContext,
  save: Save<Item>,
): Promise<SaveResult[]> {
  const results: SaveResult[] = [];
  try {
    await context.store.transaction(async (store) => {
      for (const item of items) results.push(await saveOne(item, { ...context, store }, save));
      if (allOrNone && results.some(({ success }) => !success)) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return results.map((result) => (result.success ? { success: false, errors: [UNDONE] } : result));
  }
  return results;
}

/** Whether a record would have been saved, had no other been refused. */
export function isUndone({ errors }: SaveResult): boolean {
  return errors.some(({ statusCode }) => statusCode === UNDONE.statusCode);
}

async function saveOne<Item>(item: Item, context: RequestContext, save: Save<Item>): Promise<SaveResult> {
  try {
    return await save(item, context);
  } catch (error) {
    if (!(error instanceof PlatformFault) || error.status >= 500) throw error;
    const errors = reasonsOf(error).map(({ errorCode, message, fields }) => ({
      statusCode: errorCode,
      message,
      fields,
    }));
    return { success: false, errors };
  }
}
