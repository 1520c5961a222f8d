import { openRest, type Program, type Rest } from '#mock/apis/platform/testing/rest.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import type { ObjectApiName } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';

/** As many packs as the statements need. */
const PRODUCTS = 120;

/** Objects that the statements are about. */
const NAMES = [
  'Account',
  'Asset',
  'BuyerGroup',
  'BuyerGroupMember',
  'Campaign',
  'CampaignMember',
  'Case',
  'Contact',
  'ContactPointAddress',
  'Contract',
  'Coupon',
  'Event',
  'Lead',
  'Opportunity',
  'Order',
  'OrderDeliveryGroup',
  'OrderItem',
  'OrderSummary',
  'Pricebook2',
  'PricebookEntry',
  'Product2',
  'ProductCategory',
  'ProductCategoryProduct',
  'Promotion',
  'Shipment',
  'ShipmentItem',
  'Task',
  'User',
  'WorkPlan',
  'WorkStep',
] as const satisfies readonly ObjectApiName[];

type Name = (typeof NAMES)[number];

/** The rows of the demo shop by object, in the order of their ids. */
export type Shop = { readonly [Object in Name]: readonly Row<Object>[] };

/** The demo shop on the first of June 2026, with a merchandiser who asks. */
export interface SeededShop {
  readonly shop: Shop;
  readonly program: Program;
  close(): Promise<void>;
}

export async function openSeededShop(): Promise<SeededShop> {
  const rest: Rest = await openRest();
  await seed(rest.store, { now: rest.clock(), products: PRODUCTS });
  const program = await rest.user('Merchandiser', { username: 'statements@offizin.example' });
  const rows: Record<string, readonly { Id: string }[]> = {};
  for (const name of NAMES) {
    const found: { Id: string }[] = await rest.store.find(name);
    rows[name] = found.toSorted((a, b) => (a.Id < b.Id ? -1 : 1));
  }
  return { shop: rows as unknown as Shop, program, close: () => rest.close() };
}
