import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { visibleRows } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { avatarOf, readAssociations } from './avatar.ts';

type Item = Schemas['RecordAvatarResult'];

/** Answers the pictures of several records; one that is missing, hidden or malformed fails alone. */
export const getRecordAvatars: Handler<'getRecordAvatars'> = async ({ path }, context) => {
  const avatars = await readAvatars(path.recordIds, context);
  const results = path.recordIds.map((id) => avatarItem(id, avatars));
  const body = { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results };
  return { status: 200, body: tagged(body) };
};

/** The pictures of those records that exist and may be read, by full id. */
async function readAvatars(
  recordIds: readonly string[],
  context: RequestContext,
): Promise<Map<string, Schemas['RecordAvatar']>> {
  const viewer = viewerOf(context);
  const ids = new Set(recordIds.flatMap((id) => attempt(() => fullId(id)) ?? []));
  const associations = await readAssociations(context.store, [...ids]);
  const byObject = Map.groupBy(ids, (id) => attempt(() => readableObjectOf(id, viewer)));
  const avatars = new Map<string, Schemas['RecordAvatar']>();
  for (const [definition, own] of byObject) {
    if (!definition) continue;
    const rows = await visibleRows(context.store, definition, own, viewer);
    for (const row of rows) avatars.set(row.Id, avatarOf(definition, row, associations.get(row.Id)));
  }
  return avatars;
}

/** An item of the answer: 200, 400 or 404, which includes what may not be seen (RD-AVATAR-02 to RD-AVATAR-04). */
function avatarItem(id: string, avatars: ReadonlyMap<string, Schemas['RecordAvatar']>): Item {
  const full = attempt(() => fullId(id));
  if (!full) {
    const errorCode = 'MALFORMED_ID';
    return { statusCode: 400, result: [{ errorCode, message: `The id ${id} is not a valid record id.` }] };
  }
  const result = avatars.get(full);
  if (result) return { statusCode: 200, result };
  const { errorCode, message } = notFound();
  return { statusCode: 404, result: [{ errorCode, message }] };
}

/** What a check answers, or undefined where it refuses. */
function attempt<T>(check: () => T): T | undefined {
  try {
    return check();
  } catch (error) {
    if (error instanceof PlatformFault) return undefined;
    throw error;
  }
}
