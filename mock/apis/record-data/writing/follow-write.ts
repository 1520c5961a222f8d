import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import type { AnyRow } from '#mock/store/row.ts';
import { keepPublishedVersion } from '../../cms/versions/keep-version.ts';
import { tellOfDispatch } from '../../commerce/mails/dispatch-mail.ts';
import { followOrderWrite } from '../../commerce/order-management/order-writes.ts';

/** What an ordinary write has done to a record. */
export interface WrittenRecord {
  /** The record as it was; absent for a new one. */
  readonly before?: AnyRow;
  readonly row: AnyRow;
}

type Follow = (
  context: RequestContext,
  definition: ObjectDefinition,
  written: WrittenRecord,
) => Promise<void>;

/** What a write of a record of these objects is followed by, in this order. */
const FOLLOWED_BY: Readonly<Record<string, readonly Follow[]>> = {
  ManagedContent: [keepPublishedVersion],
  Order: [followOrderWrite],
  OrderDeliveryGroup: [followOrderWrite],
  Shipment: [tellOfDispatch, followOrderWrite],
  ShipmentItem: [followOrderWrite],
};

/** Whether anything follows a write of a record of this object. */
export const isFollowed = ({ apiName }: ObjectDefinition): boolean => Object.hasOwn(FOLLOWED_BY, apiName);

/** Does what follows a write, in its transaction. */
export async function followWrite(
  context: RequestContext,
  definition: ObjectDefinition,
  written: WrittenRecord,
): Promise<void> {
  for (const follow of FOLLOWED_BY[definition.apiName] ?? []) await follow(context, definition, written);
}
