import { createPlatform } from 'offizin-platform-client';
import * as shop from 'offizin-platform-client/commerce';

const [origin, webstoreId, username, password] = process.argv.slice(2);
const headers = {};
const call = createPlatform({ origin, headers });

/** Calls an operation of the store and answers its data; refusals end the program. */
async function ask(operation, { path, query, body } = {}) {
  const { data, error, response } = await call(operation, {
    params: { path: { webstoreId, ...path }, query },
    body,
  });
  if (error) throw new Error(`${operation.operationId}: ${response.status} ${JSON.stringify(error)}`);
  headers.cookie ??= response.headers.getSetCookie()[0]?.split(';')[0];
  return data;
}
await ask(shop.createSession, { body: { username, password } });
const { productsPage } = await ask(shop.searchProducts, { query: { searchTerm: 'Sonne', fields: ['Name'] } });
const [product] = productsPage.products;
const path = { cartStateOrId: 'current', checkoutId: 'active' };
const item = { productId: product.id, quantity: '1', type: 'Product' };
const { cartId } = await ask(shop.addItemToCart, { path, body: item });
await ask(shop.startCheckout, { path, body: { cartId } });
const place = { postalCode: '89073', city: 'Ulm', country: 'DE' };
const billingAddress = { name: username, street: 'Weg 1', ...place };
await ask(shop.createPayment, { path, body: { requestType: 'SimplePurchaseOrder', billingAddress } });
const { orderReferenceNumber } = await ask(shop.placeOrder, { path });
console.log(`Ordered ${product.fields.Name.value}: ${orderReferenceNumber}`);
