import type { DirectusApi } from './api.ts';

const PRODUCTS = 300;
const ORDERS = 150;

const id = {
  field: 'id',
  type: 'integer',
  meta: { hidden: true },
  schema: { is_primary_key: true, has_auto_increment: true },
};
const text = (field: string) => ({ field, type: 'string', meta: { interface: 'input' } });
const price = {
  field: 'price',
  type: 'decimal',
  meta: { interface: 'input' },
  schema: { numeric_precision: 10, numeric_scale: 2 },
};
const choice = (field: string, values: readonly string[]) => ({
  field,
  type: 'string',
  meta: {
    interface: 'select-dropdown',
    options: { choices: values.map((value) => ({ text: value, value })) },
    validation: { [field]: { _in: values } },
  },
});

/** Collections with what the tasks are about: as many records and fields as they need, which favours Directus. */
const COLLECTIONS = {
  products: [text('name'), text('pzn'), text('manufacturer')],
  prices: [text('product'), price],
  orders: [text('number'), choice('status', ['activated', 'shipped', 'returned'])],
  accounts: [text('name'), choice('kind', ['Privatperson', 'Praxis'])],
};

/** The number of an order that nobody has moved. */
export const orderNumber = (round: number): string => `OF-${1000 + round}`;

export const pznOf = (round: number): string => String(10_000_000 + 7 * round);

/** Makes the collections and their records where they are missing. */
export async function seedDirectus(api: DirectusApi): Promise<void> {
  if (await api.has('accounts')) return;
  for (const [collection, fields] of Object.entries(COLLECTIONS))
    await api.post('/collections', { collection, schema: {}, meta: {}, fields: [id, ...fields] });
  const many = <Item>(count: number, item: (at: number) => Item) =>
    Array.from({ length: count }, (_, at) => item(at));
  await api.post(
    '/items/products',
    many(PRODUCTS, (at) => ({ name: `Mittel ${at}`, pzn: pznOf(at), manufacturer: 'Talvera' })),
  );
  await api.post(
    '/items/prices',
    many(PRODUCTS, (at) => ({ product: `Mittel ${at}`, price: 3 + at / 10 })),
  );
  await api.post(
    '/items/orders',
    many(ORDERS, (at) => ({ number: orderNumber(at), status: 'activated' })),
  );
}
