import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowGuests } from '../testing/guests.ts';
import { billingAddress, fillCart, payableCheckout, payByInvoice } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await allowGuests(shop.store);
});
afterAll(() => shop.close());

const place = (who: Visitor, headers?: Record<string, string>) =>
  who.call('POST', '/checkouts/active/orders', undefined, headers);
const mailsTo = (ToAddress: string) => shop.store.find('EmailMessage', { where: { ToAddress } });

/** A buyer in front of an order of two packs. All buyers of these tests are the same user, whose mail address changes. */
async function readyBuyer(address: string, product: Parameters<typeof fillCart>[2] = {}): Promise<Visitor> {
  const buyer = await shop.buyer();
  await shop.store.update('User', buyer.session.userId ?? '', { Email: address });
  const { cartId } = await fillCart(shop, buyer, product, '2');
  await payableCheckout(shop, buyer, cartId);
  return buyer;
}

test('PF-MAIL-01 an order is confirmed once, with its items, sums and address', async () => {
  const address = 'erika@offizin.example';
  const wish = { price: '12.49', L2C_CM_PZN__c: '04877800', Name: 'Salbe' };
  const buyer = await readyBuyer(address, wish);
  const key = { 'idempotency-key': 'e6f0c1de-0000-4000-8000-000000000001' };
  const number = (await place(buyer, key)).body.orderReferenceNumber;
  await place(buyer, key);
  const mails = await mailsTo(address);
  const order = await shop.store.findOne('Order', { where: { OrderReferenceNumber: number } });
  expect(mails).toMatchObject([
    { Subject: `Ihre Bestellung ${number} ist eingegangen`, RelatedToId: order?.Id, FromName: 'Offizin' },
  ]);
  const lines = ['Salbe · 2 ×, PZN 04877800 · 24,98 €', 'Versand · 3,49 €', 'Lindenweg 4\n80331 München'];
  for (const line of lines) expect(mails[0]?.TextBody.replaceAll('\u00a0', ' ')).toContain(line);
  expect(mails[0]?.HtmlBody).toContain('<html lang="de">');
});

test('PF-MAIL-01 a guest is told at the address of the order', async () => {
  const guest = shop.browser();
  const { cartId } = await fillCart(shop, guest);
  const deliveryAddressInput = { ...billingAddress, firstName: 'Gesa', lastName: 'Gast' };
  const contactInfo = { email: 'gesa@offizin.example', phoneNumber: '+49 89 123456' };
  await guest.call('POST', '/checkouts', { cartId, deliveryAddressInput, contactInfo });
  shop.wait();
  await payByInvoice(guest);
  const { status } = await place(guest);
  expect(status).toBe(201);
  expect(await mailsTo('gesa@offizin.example')).toHaveLength(1);
});

test('PF-MAIL-01 an order that is refused sends nothing', async () => {
  const address = 'leer@offizin.example';
  const buyer = await readyBuyer(address, { StockKeepingUnit: 'KNAPP' });
  const product = await shop.store.findOne('Product2', { where: { StockKeepingUnit: 'KNAPP' } });
  await shop.store.update('Product2', product?.Id ?? '', { AvailableToOrder__c: 1 });
  expect((await place(buyer)).status).toBe(422);
  expect(await mailsTo(address)).toEqual([]);
});

test('PF-MAIL-02 a mail is written in the language of the request', async () => {
  const address = 'emma@offizin.example';
  const buyer = await readyBuyer(address);
  await place(buyer, { 'accept-language': 'en' });
  const [mail] = await mailsTo(address);
  expect(mail?.Subject).toMatch(/^We have received your order OF-2026-/);
  expect(mail?.TextBody).toContain('€23.49');
  expect(mail?.HtmlBody).toContain('<html lang="en">');
});

test('PF-MAIL-03 what people have typed is text in a mail', async () => {
  const address = 'frech@offizin.example';
  const buyer = await readyBuyer(address, { Name: '<img src=x onerror="alert(1)">' });
  await place(buyer);
  const [mail] = await mailsTo(address);
  expect(mail?.HtmlBody).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(mail?.HtmlBody).not.toContain('<img');
});
