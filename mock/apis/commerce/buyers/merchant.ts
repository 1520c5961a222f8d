import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { type ObjectAccess, objectAccess } from '#mock/model/access/object-access.ts';
import type { ObjectApiName } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';
import { requireWebStore } from './buyer.ts';

/**
 * The store that a member of the staff manages. Staff may do by commerce calls what they may do with the records.
 *
 * @throws PlatformFault 403 for others, 404 for an unknown store
 */
export async function requireMerchant(
  context: RequestContext,
  webstoreId: string,
  apiName: ObjectApiName,
  wanted: keyof ObjectAccess,
): Promise<Row<'WebStore'>> {
  if (!objectAccess(context.session.profileName, apiName)[wanted])
    throw new PlatformFault(
      403,
      'INSUFFICIENT_ACCESS',
      "You don't have the permissions to complete this action.",
    );
  return requireWebStore(context, webstoreId);
}
