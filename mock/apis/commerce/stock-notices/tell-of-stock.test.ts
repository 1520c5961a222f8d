import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { fillCart, payableCheckout, putInto } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

const DATA = '/services/data/v64.0';

let shop: Shop;
let staff: Visitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff('Merchandiser');
});
afterAll(() => shop.close());

async function ask(productId: string, email: string, headers = {}) {
  const path = '/lwr/apex/v64.0/InquiriesController/requestNotice';
  const { status } = await shop
    .guest()
    .call('POST', path, { webstoreId: WEBSTORE_ID, productId, email }, headers);
  expect(status).toBe(200);
}

async function change(productId: string, fields: object) {
  expect((await staff.call('PATCH', `${DATA}/sobjects/Product2/${productId}`, fields)).status).toBe(204);
}

/** The mails to an address beside the receipt. */
async function told(ToAddress: string) {
  const mails = await shop.store.find('EmailMessage', { where: { ToAddress } });
  return mails.filter(({ Subject }) => /^(?:Wieder lieferbar|Available again)/.test(Subject));
}
const caseOf = (SuppliedEmail: string) => shop.store.findOne('Case', { where: { SuppliedEmail } });

test('PF-CASE-06 who waits is told once when the stock is filled up, and the case is closed', async () => {
  const product = await addProduct(shop.store, { Name: 'Handcreme', AvailableToOrder__c: 0 });
  await ask(product.Id, 'eins@example.org');
  await ask(product.Id, 'zwei@example.org', { 'accept-language': 'en' });
  await change(product.Id, { Name: 'Handcreme neu' });
  expect(await told('eins@example.org')).toEqual([]);
  await change(product.Id, { AvailableToOrder__c: 3 });
  await change(product.Id, { AvailableToOrder__c: 0 });
  await change(product.Id, { AvailableToOrder__c: 5 });
  const waiting = await caseOf('eins@example.org');
  expect(waiting).toMatchObject({
    Status: 'Closed',
    Resolution__c: 'Das Produkt ist wieder lieferbar. Die Nachricht ist verschickt.',
  });
  const mails = await told('eins@example.org');
  expect(mails).toMatchObject([{ Subject: 'Wieder lieferbar: Handcreme neu', ParentId: waiting?.Id }]);
  expect(mails[0]?.TextBody).toContain(`https://shop.example/product/detail/${product.Id}`);
  expect(mails[0]?.TextBody).toContain(`Vorgang ${waiting?.CaseNumber}`);
  const [english, ...others] = await told('zwei@example.org');
  expect(others).toEqual([]);
  expect(english?.TextBody).toContain(`https://shop.example/en/product/detail/${product.Id}`);
});

test('PF-CASE-06 who has taken the wish back, and whose case staff has closed, is not told', async () => {
  const product = await addProduct(shop.store, { AvailableToOrder__c: 0 });
  await ask(product.Id, 'niemand@example.org');
  await shop.store.update('Case', (await caseOf('niemand@example.org'))?.Id ?? '', { Status: 'Closed' });
  await change(product.Id, { AvailableToOrder__c: 3 });
  expect(await told('niemand@example.org')).toEqual([]);
});

test('PF-CASE-06 a product that is not sold is not available, whatever its stock', async () => {
  const product = await addProduct(shop.store, { AvailableToOrder__c: 0 });
  await ask(product.Id, 'spaeter@example.org');
  await change(product.Id, { IsActive: false, AvailableToOrder__c: 3 });
  expect(await told('spaeter@example.org')).toEqual([]);
  await change(product.Id, { IsActive: true });
  expect(await told('spaeter@example.org')).toHaveLength(1);
});

test('PF-CASE-06 packs that a cancellation puts back count as well', async () => {
  const buyer = await shop.buyer();
  const { cartId, productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 2 }, '2');
  await payableCheckout(shop, buyer, cartId);
  expect((await buyer.call('POST', '/checkouts/active/orders')).status).toBe(201);
  await ask(productId, 'storno@example.org');
  const where = { AccountId: buyer.accountId };
  const summary = await shop.store.findOne('OrderSummary', { where });
  const line = await shop.store.findOne('OrderItemSummary', { where: { Product2Id: productId } });
  const orders = `${DATA}/commerce/order-management/order-summaries/${summary?.Id}`;
  const changeItems = [{ orderItemSummaryId: line?.Id, quantity: 1, reason: 'Changed Mind' }];
  const desk = await shop.staff('Support');
  expect((await desk.call('POST', `${orders}/actions/submit-cancel`, { changeItems })).status).toBe(201);
  expect(await told('storno@example.org')).toHaveLength(1);
});

describe('PF-CASE-06 packs that a cart gives up', () => {
  const RESERVATIONS = '/carts/current/inventory-reservations';

  /** The last pack of a product is held by a cart, and somebody waits for it. */
  async function lastPack(email: string) {
    const buyer = await shop.buyer();
    const { productId } = await fillCart(shop, buyer, { AvailableToOrder__c: 1 });
    expect((await buyer.call('PUT', RESERVATIONS, { durationInSeconds: 14_400 })).status).toBe(200);
    await ask(productId, email);
    expect(await told(email)).toEqual([]);
    return { buyer, productId };
  }

  test.each([
    ['by its reservation', '/carts/current/inventory-reservations'],
    ['with all of it', '/carts/current'],
  ])('are told of when it does so %s', async (_, path) => {
    const email = `${path.length}@example.org`;
    const { buyer } = await lastPack(email);
    expect((await buyer.call('DELETE', path)).status).toBe(204);
    expect(await told(email)).toHaveLength(1);
  });

  test('are told of when it takes them out', async () => {
    const { buyer } = await lastPack('position@example.org');
    const [{ cartItem }] = (await buyer.call('GET', '/carts/current/cart-items')).body.cartItems;
    await buyer.call('DELETE', `/carts/current/cart-items/${cartItem.cartItemId}`);
    expect(await told('position@example.org')).toHaveLength(1);
  });

  test('are told of when staff releases them', async () => {
    const { productId } = await lastPack('freigabe@example.org');
    const held = await shop.store.findOne('InventoryItemReservation', { where: { ProductId: productId } });
    const path = `${DATA}/sobjects/InventoryItemReservation/${held?.Id}`;
    expect((await staff.call('PATCH', path, { IsReleased__c: true })).status).toBe(204);
    expect(await told('freigabe@example.org')).toHaveLength(1);
  });

  test('are told of when their time is over and somebody takes the product', async () => {
    const { productId } = await lastPack('ablauf@example.org');
    const other = await shop.buyer();
    await putInto(other, productId);
    expect(await told('ablauf@example.org')).toEqual([]);
    shop.wait(14_400_000);
    await putInto(await shop.buyer(), productId);
    expect(await told('ablauf@example.org')).toHaveLength(1);
  });

  test('are not told of when they are bought', async () => {
    const { buyer, productId } = await lastPack('verkauft@example.org');
    const { cartId } = (await buyer.call('GET', '/carts/current')).body;
    await payableCheckout(shop, buyer, cartId);
    expect((await buyer.call('POST', '/checkouts/active/orders')).status).toBe(201);
    expect((await shop.store.get('Product2', productId))?.AvailableToOrder__c).toBe(0);
    expect(await told('verkauft@example.org')).toEqual([]);
  });
});
