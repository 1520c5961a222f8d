import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import type { AnyRow } from '#mock/store/row.ts';
import { keepPublishedVersion } from '../../cms/versions/keep-version.ts';
import { tellOfDispatch } from '../../commerce/mails/dispatch-mail.ts';
import {
  followAddress,
  followStatus,
  recountOfItem,
  recountOfShipment,
} from '../../commerce/order-management/order-writes.ts';
import { tellOfRelease, tellOfStock } from '../../commerce/stock-notices/tell-of-stock.ts';
import { freeHeldStock } from './free-held-stock.ts';

type Follow<Rows extends AnyRow[]> = (context: RequestContext, ...rows: Rows) => Promise<void>;
/** What follows a write of a record of these objects, in this order. */
type Follows<Rows extends AnyRow[]> = Readonly<Record<string, readonly Follow<Rows>[]>>;

const CREATION: Follows<[row: AnyRow]> = {
  ManagedContent: [keepPublishedVersion],
  Shipment: [tellOfDispatch, recountOfShipment],
  ShipmentItem: [recountOfItem],
};
const CHANGE: Follows<[row: AnyRow, before: AnyRow]> = {
  ...CREATION,
  InventoryItemReservation: [tellOfRelease],
  Order: [followStatus],
  OrderDeliveryGroup: [followAddress],
  Product2: [tellOfStock],
  User: [freeHeldStock],
};

/** Whether anything follows when a record of this object is created. */
export const isFollowed = ({ apiName }: ObjectDefinition): boolean => Object.hasOwn(CREATION, apiName);

/** Does what follows a new record, in its transaction. */
export const followCreation = following(CREATION);
/** Does what follows a change of a record, in its transaction. */
export const followChange = following(CHANGE);
/** Does what follows the deletion of a record, in its transaction. */
export const followRemoval = following({ ShipmentItem: [recountOfItem] });

function following<Rows extends AnyRow[]>(follows: Follows<Rows>) {
  return async (context: RequestContext, { apiName }: ObjectDefinition, ...rows: Rows): Promise<void> => {
    for (const follow of follows[apiName] ?? []) await follow(context, ...rows);
  };
}
