import { createPlatform } from 'offizin-platform-client';
import * as shop from 'offizin-platform-client/commerce';
import { createAccessToken } from 'offizin-platform-client/platform';

const [origin, webstoreId, username, password] = process.argv.slice(2);
const headers = {};
const call = createPlatform({ origin, headers });

/** Calls an operation of the store and answers its data; refusals end the program. */
async function ask(operation, { path, query, body, headers } = {}) {
  const init = { params: { path: { webstoreId, ...path }, query }, body, headers };
  const { data, error, response } = await call(operation, init);
  if (error) throw new Error(`${operation.operationId}: ${response.status} ${JSON.stringify(error)}`);
  return data;
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const program = { client_id: 'offizin-demo-program', client_secret: 'demo-secret' };
const body = { grant_type: 'password', ...program, username, password };
const { access_token } = await ask(createAccessToken, { body, headers: form });
headers.authorization = `Bearer ${access_token}`;
const { productsPage } = await ask(shop.searchProducts, { query: { searchTerm: 'Sonne', fields: ['Name'] } });
const [{ id: productId, fields }] = productsPage.products;
const path = { cartStateOrId: 'current', checkoutId: 'active' };
const item = { productId, quantity: '1', type: 'Product' };
const { cartId } = await ask(shop.addItemToCart, { path, body: item });
await ask(shop.startCheckout, { path, body: { cartId } });
const billingAddress = { street: 'Weg 1', postalCode: '89073', city: 'Ulm', country: 'DE', name: username };
await ask(shop.createPayment, { path, body: { requestType: 'SimplePurchaseOrder', billingAddress } });
const { orderReferenceNumber } = await ask(shop.placeOrder, { path });
console.log(`Ordered ${fields.Name.value}: ${orderReferenceNumber}`);
