import type { AnyWhere } from '../../../../store/store.ts';
import type { RequestContext } from '../../../dispatch/handler.ts';
import { visibleRow } from '../../../record-data/reading/visible-rows.ts';
import { viewerOf } from '../../../record-data/viewer.ts';
import { changedSince, unmodifiedSince } from '../../../record-data/writing/precondition.ts';
import type { NamedRecord } from '../../records/record-of.ts';
import { isTagged, namesVersion } from './entity-tag.ts';

/** What a change says about the version that was read. */
export interface AskedVersion {
  readonly 'If-Match'?: string | undefined;
  readonly 'If-None-Match'?: string | undefined;
  readonly 'If-Unmodified-Since'?: string | undefined;
}

/** What the stored record has to be so that a change overwrites nothing newer; throws 412 where it is not (PF-REST-21). */
export async function guardOf(
  { definition, id }: NamedRecord,
  asked: AskedVersion,
  context: RequestContext,
): Promise<AnyWhere | undefined> {
  const { 'If-Match': match, 'If-None-Match': none, 'If-Unmodified-Since': since } = asked;
  const hasTags = isTagged(definition) && (match ?? none) !== undefined;
  const row = hasTags ? await visibleRow(context.store, definition, id, viewerOf(context)) : undefined;
  // A record out of sight is refused as one that is not there.
  if (!row) return unmodifiedSince(since);
  if (match !== undefined && !namesVersion(match, row)) throw changedSince();
  if (none !== undefined && namesVersion(none, row)) throw changedSince();
  return match === undefined ? unmodifiedSince(since) : { SystemModstamp: row.SystemModstamp as string };
}
