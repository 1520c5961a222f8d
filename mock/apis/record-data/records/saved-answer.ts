import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { isVisible } from '../reading/visible-rows.ts';
import { viewerOf } from '../viewer.ts';
import type { Saved } from '../writing/save-new-record.ts';
import { savedRecord } from '../writing/saved-record.ts';

type Answer<Status extends 200 | 201> =
  | { readonly status: Status; readonly body: Schemas['Record'] }
  | { readonly status: 204 };

/** How a caller wants a saved record to be answered. */
export interface AnswerWish<Status extends 200 | 201> {
  readonly status: Status;
  readonly handleOwnerChange?: boolean | undefined;
  readonly includeFieldsInBody?: boolean | undefined;
}

/**
 * The answer to a write: the record, or 204 if it is out of the writer's sight afterwards and the caller is ready for
 * that (RD-REC-13). A caller who is not has nothing saved.
 *
 * @throws 404 for a record out of sight
 */
export async function savedAnswer<Status extends 200 | 201>(
  { definition, row, sent }: Saved,
  { status, handleOwnerChange, includeFieldsInBody }: AnswerWish<Status>,
  context: RequestContext,
): Promise<Answer<Status>> {
  const viewer = viewerOf(context);
  if (await isVisible(context.store, definition, row.Id, viewer)) {
    const also = includeFieldsInBody ? sent : [];
    return { status, body: await savedRecord(context.store, definition, row.Id, also, viewer) };
  }
  if (handleOwnerChange) return { status: 204 };
  throw notFound();
}
