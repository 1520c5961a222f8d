import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileId } from '../../../store/metadata-records.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

let platform: Platform;
let support: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  support = await platform.user('Support');
});
afterAll(() => platform.close());

let count = 0;

/** A parcel of an order of somebody who reads `language`, with the mail address. */
async function parcel(language: 'de' | 'en' = 'de') {
  const { store } = platform;
  count += 1;
  const OrderNumber = `OF-2026-0000000${count}`;
  const Email = `empfang-${count}@offizin.example`;
  const account = await store.insert('Account', { Name: 'Erika Beispiel' });
  const owner = await store.insert('User', {
    LastName: 'Beispiel',
    Username: Email,
    Email,
    ProfileId: profileId('Buyer'),
    AccountId: account.Id,
    LanguageLocaleKey: language,
  });
  const about = { AccountId: account.Id, OwnerId: owner.Id };
  const order = await store.insert('Order', { ...about, EffectiveDate: '2026-06-01' });
  const summary = await store.insert('OrderSummary', {
    ...about,
    OrderNumber,
    OriginalOrderId: order.Id,
    OrderedDate: '2026-06-01T10:00:00.000Z',
  });
  const shipment = await store.insert('Shipment', {
    OrderSummaryId: summary.Id,
    Provider: 'DHL <b>Paket</b>',
    TrackingNumber: 'PD1',
  });
  return { id: shipment.Id, orderId: order.Id, summaryId: summary.Id, OrderNumber, Email };
}

/** Puts packs of what was ordered into a parcel. */
async function pack(
  { id, orderId, summaryId }: Awaited<ReturnType<typeof parcel>>,
  Name: string,
  packs: number,
) {
  const { store } = platform;
  const item = await store.insert('OrderItem', { OrderId: orderId, Name, Quantity: packs });
  const ordered = await store.insert('OrderItemSummary', {
    OrderSummaryId: summaryId,
    OriginalOrderItemId: item.Id,
    Name,
    Quantity: packs,
  });
  await store.insert('ShipmentItem', { ShipmentId: id, OrderItemSummaryId: ordered.Id, Quantity: packs });
}

const change = (id: string, fields: object) => support.patch(`/records/${id}`, { fields });
const mailsTo = (ToAddress: string) => platform.store.find('EmailMessage', { where: { ToAddress } });

it('PF-MAIL-06 tells the buyer once that a parcel is on its way, with its carrier and tracking', async () => {
  const { id, orderId, OrderNumber, Email } = await parcel();
  await change(id, { ExpectedDeliveryDate: '2026-06-03T10:00:00.000Z' });
  expect(await mailsTo(Email)).toEqual([]);
  expect((await change(id, { Status: 'In Transit' })).status).toBe(200);
  await change(id, { TrackingNumber: 'PD2' });
  await change(id, { Status: 'Delivered' });
  const mails = await mailsTo(Email);
  expect(mails).toMatchObject([
    { Subject: `Ihre Bestellung ${OrderNumber} ist unterwegs`, RelatedToId: orderId },
  ]);
  expect(mails[0]?.TextBody).toContain('Paketdienst: DHL <b>Paket</b>\nSendungsnummer: PD1');
  expect(mails[0]?.HtmlBody).toContain('DHL &lt;b&gt;Paket&lt;/b&gt;');
});

it('PF-MAIL-06 names what is in the parcel', async () => {
  const sent = await parcel();
  await pack(sent, 'Salbe', 2);
  await pack(sent, 'Tropfen', 1);
  await change(sent.id, { Status: 'In Transit' });
  const [mail] = await mailsTo(sent.Email);
  expect(mail?.TextBody).toContain('2 × Salbe\n1 × Tropfen');
});

it('PF-MAIL-06 is written in the language of the buyer, whoever sends the parcel', async () => {
  const { id, OrderNumber, Email } = await parcel('en');
  await change(id, { Status: 'In Transit' });
  const mails = await mailsTo(Email);
  expect(mails.map(({ Subject }) => Subject)).toEqual([`Your order ${OrderNumber} is on its way`]);
});

it('PF-MAIL-06 counts a parcel that is entered once it is on its way', async () => {
  const { id, Email } = await parcel();
  const { OrderSummaryId } = (await platform.store.get('Shipment', id)) ?? {};
  const fields = { OrderSummaryId, Status: 'In Transit' };
  expect((await support.post('/records', { apiName: 'Shipment', fields })).status).toBe(201);
  expect(await mailsTo(Email)).toHaveLength(1);
});
