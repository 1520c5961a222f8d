import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { readStep } from '../../checkout/checkout.server.ts';
import { openStep } from '../../checkout/checkout-view.ts';
import { orderConditions } from '../../checkout/order-conditions.server.ts';
import { checkout as complete, delivery, euro } from '../../checkout/testing/checkout.ts';
import { OrderConditions } from '../../components/checkout/OrderConditions.tsx';
import { OrderNotices } from '../../components/checkout/OrderNotices.tsx';
import { PaymentChoices } from '../../components/checkout/PaymentChoices.tsx';
import { PhoneField } from '../../components/checkout/PhoneField.tsx';
import { WithdrawalConfirm } from '../../components/withdrawal/WithdrawalConfirm.tsx';
import { WithdrawalForm } from '../../components/withdrawal/WithdrawalForm.tsx';
import { WithdrawalReceipt } from '../../components/withdrawal/WithdrawalReceipt.tsx';
import { de } from '../../i18n/de/index.ts';
import type { Shop } from '../../platform/shop.server.ts';
import CheckoutReview from '../../routes/checkout-review.tsx';
import { action as sendWithdrawal } from '../../routes/withdrawal.tsx';
import { consentVersion } from '../../settings/consent.ts';
import { guaranteeInformation } from '../../settings/legal-guarantee.ts';
import { formPost, checkout as platformCheckout, pressOrder, visit } from '../checkout-visit.ts';
import { stubShop } from '../stub-shop.ts';
import { productView, rendered } from '../support.tsx';

const checkout = { ...complete, phone: undefined };
const gel = productView({
  variant: '100 g',
  packClass: 'N1',
  activeIngredient: 'Liviadol',
  manufacturer: 'Vitalund',
  pzn: '04877800',
  content: { amount: '100', unit: 'g' },
});
const line = { id: '0a9', product: gel, quantity: 2, total: euro('10.00'), errors: [], remarks: [] };
const Review = CheckoutReview as unknown as (props: {
  loaderData: object;
  actionData: object | undefined;
}) => ReactNode;
const review = (change: object = {}, actionData?: object) => {
  const loaderData = { checkout, shipments: [{ ...delivery, lines: [line] }], ...change };
  return rendered(<Review loaderData={loaderData} actionData={actionData} />, '/checkout/review');
};
/** The words of a markup, without its tags. */
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

test("§1 the final button says 'zahlungspflichtig bestellen' and nothing else", () => {
  const buttons = [...review().matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) => words);
  expect(buttons).toEqual(['zahlungspflichtig bestellen']);
});

test('§1 directly above it: the products with their essential characteristics, total price with VAT, delivery costs', () => {
  const words = wordsOf(review());
  const button = words.indexOf('zahlungspflichtig bestellen');
  const above = words.slice(words.lastIndexOf('Liviadol Gel', button), button);
  for (const fact of ['100 g', 'N1', 'Liviadol ·', 'Vitalund', 'PZN 04877800', '2 Packungen', '3,95 €'])
    expect(above, fact).toContain(fact);
  expect(above).toMatch(/Gesamtsumme\|13,95 €\|inkl\. 2,23 € MwSt\.\|$/);
});

test('§1 countries and payment means are said when the order begins: those of the store and no others', () => {
  const said = (clientSidePaymentConfiguration?: object) => {
    const applicationContext = { shippingCountries: ['DE', 'AT'], clientSidePaymentConfiguration };
    const shop = { ...stubShop({}).shop, applicationContext } as unknown as Shop;
    return wordsOf(rendered(<OrderConditions {...orderConditions(shop)} />));
  };
  expect(said({ provider: 'Sandbox', tokenPath: '/tokens' })).toBe(
    '|Wir liefern in diese Länder: Deutschland, Österreich. Bezahlen können Sie auf Rechnung, mit Karte oder über Sandbox.|',
  );
  expect(said()).toContain('Bezahlen können Sie auf Rechnung.');
});

test('§1 payment means are shown in the checkout, and entries can be corrected until the order', () => {
  const means = rendered(
    <PaymentChoices
      preset="invoice"
      takesCards
      provider="Sandbox"
      noted={undefined}
      onChoose={() => {}}
      error={undefined}
    />,
  );
  for (const one of ['Kauf auf Rechnung', 'Kreditkarte', 'Zahlungsdienst']) expect(means).toContain(one);
  for (const step of ['address', 'delivery', 'payment'])
    expect(review(), step).toContain(`href="/checkout/${step}"`);
});

const withdrawal = { name: 'Erika Beispiel', orderNumber: 'OF-1', email: 'e@offizin.example', items: '' };

test("§2 withdrawal: a form with name, order number and address, then 'Widerruf bestätigen'", async () => {
  const form = rendered(<WithdrawalForm outcome={undefined} orderNumber="OF-1" />);
  for (const name of ['name', 'orderNumber', 'email']) expect(form).toContain(`name="${name}"`);
  const { shop, requests } = stubShop({});
  const next = await visit(sendWithdrawal, shop, formPost('/withdrawal', withdrawal));
  expect(next).toEqual({ step: 'confirm', withdrawal });
  expect(requests).toEqual([]);
  expect(rendered(<WithdrawalConfirm withdrawal={withdrawal} />)).toContain('>Widerruf bestätigen</button>');
});

test('§2 withdrawal: the confirmation carries content, date and time and can be saved', () => {
  const received = { ...withdrawal, receivedAt: '2026-07-01T10:15:00Z', reference: 'W-1' };
  const receipt = rendered(<WithdrawalReceipt received={received} />);
  for (const fact of ['Erika Beispiel', 'OF-1', '01.07.2026, 12:15', 'W-1']) expect(receipt).toContain(fact);
  const saved = decodeURIComponent(/href="data:text\/plain;charset=utf-8,([^"]+)"/.exec(receipt)?.[1] ?? '');
  for (const fact of ['Erika Beispiel', 'OF-1', 'e@offizin.example', '01.07.2026, 12:15', 'W-1'])
    expect(saved).toContain(fact);
  expect(receipt).toContain('download="W-1.txt"');
});

/** The section of the notice on the legal guarantee, and what comes before and after it. */
function noticeIn(markup: string): { before: string; notice: string; after: string } {
  const [, before = '', notice = '', after = ''] =
    /^(.*)(<section[^>]* aria-labelledby="legal-guarantee">.*?<\/section>)(.*)$/s.exec(markup) ?? [];
  return { before, notice, after };
}

test('§3 the notice on the legal guarantee stands above every order, open, with a heading of its own', () => {
  const withoutMedicine = { checkout: { ...checkout, needsConsent: false, needsPhone: false } };
  for (const markup of [
    review(),
    review(withoutMedicine),
    review({}, { problems: [], failure: undefined }),
  ]) {
    const { before, notice, after } = noticeIn(markup);
    expect(notice).toContain('<h2 id="legal-guarantee">Gesetzliches Gewährleistungsrecht</h2>');
    expect(after).toContain('zahlungspflichtig bestellen');
    expect(before).not.toContain('zahlungspflichtig bestellen');
    expect(notice).not.toMatch(/<details|hidden(?!="true")/);
    expect(before.split('<details').length).toBe(before.split('</details>').length);
  }
});

test('§3 it says who is entitled to what for how long, and leads to the explanation of the European Union', () => {
  const { notice } = noticeIn(review());
  expect(wordsOf(notice)).toBe(
    `|${[
      'Gesetzliches Gewährleistungsrecht',
      'Für alle Waren gilt nach dem Recht der Europäischen Union ein gesetzliches Gewährleistungsrecht von mindestens zwei Jahren ab der Lieferung. In manchen Mitgliedstaaten gilt es länger.',
      'Ist eine Ware mangelhaft, haben Sie Anspruch auf kostenlose Nachbesserung oder kostenlosen Ersatz, sonst auf einen niedrigeren Preis oder auf Erstattung.',
      'Garantien von Herstellern kommen dazu und schränken dieses Recht nicht ein. ',
      'Mehr über Ihre Rechte bei „Ihr Europa“',
    ].join('|')}|`,
  );
  expect(notice).toContain(`href="${guaranteeInformation.de}"`);
  expect(new URL(guaranteeInformation.de).host).toBe('europa.eu');
  expect(wordsOf(noticeIn(rendered(<OrderNotices />, '/en/checkout/review')).notice)).toContain(
    'at least two years from delivery',
  );
});

test('§4 the phone number is asked for with the reason, and required when a medicine is in the cart', async () => {
  const asked = (needsPhone: boolean) =>
    wordsOf(
      rendered(<PhoneField checkout={{ needsPhone, phone: '' }} typed={undefined} error={undefined} />),
    );
  expect(asked(true)).toMatch(/Beratung|berat/);
  expect(asked(true)).not.toContain('freiwillig');
  expect(asked(false)).not.toBe(asked(true));
  expect(openStep(checkout)).toBe('address');
  expect(openStep({ ...checkout, needsPhone: false })).toBe('review');

  const open = (isPhoneNumberRequired: boolean) => {
    const { shop } = stubShop({
      'GET /checkouts/active': () => platformCheckout(200, { isPhoneNumberRequired }),
    });
    const request = new Request('https://shop.example/checkout/delivery');
    return readStep(shop, request, 'delivery').then(
      ({ needsPhone }) => needsPhone,
      (leads: Response) => leads.headers.get('location'),
    );
  };
  expect([await open(true), await open(false)]).toEqual(['/checkout/address', false]);
});

test('§5 an explicit, unticked consent before order data of pharmacy-only medicines is processed', async () => {
  const box = (markup: string) => /<input[^>]*name="consent"[^>]*>/.exec(markup)?.[0] ?? '';
  expect(box(review())).toContain('type="checkbox"');
  expect(box(review())).not.toContain('checked');
  expect(box(review({ checkout: { ...checkout, needsConsent: false } }))).toBe('');
  const refused = { isConsentMissing: true, problems: [], failure: undefined };
  expect(review({}, refused)).toContain(de.checkout.error.consent);

  const placed: [number, object] = [201, { orderReferenceNumber: 'OF-1', errors: [] }];
  const change = { isShopperConsentRequired: true };
  const without = await pressOrder(placed, { change });
  expect(without.answer).toEqual(refused);
  expect(without.requests.map(({ method }) => method)).toEqual(['GET']);
  const given = await pressOrder(placed, { change, fields: { consent: 'on' } });
  const sent = given.requests.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'POST']);
  expect(await sent[0]?.json()).toEqual({
    shopperConsent: { purpose: 'HealthData', granted: true, version: consentVersion },
  });
});
