import { expect, test } from 'vitest';
import { buyer, guest, stubShop } from '../../rule-tests/stub-shop.ts';
import { addShipment } from './shipments.server.ts';

const CART = '0a6000000000001AAA';
const checkout = {
  checkoutId: '2z9000000000001AAA',
  contactInfo: { email: 'gesa@offizin.example', lastName: 'Gast', firstName: null, phoneNumber: null },
};

async function startedWith(session: typeof guest) {
  const { shop, requests } = stubShop(
    {
      'GET /checkouts/active': () => [200, checkout],
      'GET /checkouts/2z9000000000001AAA': () => [200, checkout],
      'POST /delivery-groups': () => [201, { id: '0a7000000000002AAA' }],
      'GET /compact-summary': () => [200, { asyncOperationStatus: 'Completed' }],
      'PUT /checkouts/active': () => [201, checkout],
    },
    { session },
  );
  await addShipment(shop, CART, {
    street: 'Lindenweg 4',
    postalCode: '80331',
    city: 'München',
    country: 'DE',
  });
  return requests.find(({ method }) => method === 'PUT')?.json();
}

test('SF-DELIVERY-09 splitting the order of a guest keeps how the guest can be reached', async () => {
  expect(await startedWith(guest)).toEqual({
    cartId: CART,
    contactInfo: { email: 'gesa@offizin.example', lastName: 'Gast' },
  });
  expect(await startedWith(buyer)).toEqual({ cartId: CART });
});
