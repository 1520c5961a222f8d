import { objectOfId } from '../../../store/ids.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { rememberUses } from '../../record-data/recent-use/recent-use.ts';
import type { SaveResult } from './save-each.ts';

/** The rules of saving a record whose use is remembered with that of the others. */
export const ONE_OF_MANY = { isOneOfMany: true } as const;

/** Counts the records that were saved as used, all of them at once, and answers their results. */
export async function remembered(
  results: readonly SaveResult[],
  context: RequestContext,
): Promise<SaveResult[]> {
  const used = results.flatMap(({ id, success }) => {
    const definition = success && id ? objectOfId(id) : undefined;
    return definition && id ? [{ apiName: definition.apiName, id }] : [];
  });
  await rememberUses(context, used);
  return [...results];
}
