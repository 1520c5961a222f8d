import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { readStep } from '../../features/checkout/checkout.server.ts';
import { openStep } from '../../features/checkout/checkout-view.ts';
import { OrderConditions } from '../../features/checkout/OrderConditions.tsx';
import { OrderNotices } from '../../features/checkout/OrderNotices.tsx';
import { orderConditions } from '../../features/checkout/order-conditions.server.ts';
import { PaymentChoices } from '../../features/checkout/PaymentChoices.tsx';
import { PhoneField } from '../../features/checkout/PhoneField.tsx';
import { checkout as complete, delivery, euro } from '../../features/checkout/testing/checkout.ts';
import { WithdrawalConfirm } from '../../features/withdrawal/WithdrawalConfirm.tsx';
import { WithdrawalForm } from '../../features/withdrawal/WithdrawalForm.tsx';
import { WithdrawalReceipt } from '../../features/withdrawal/WithdrawalReceipt.tsx';
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
  const loaderData = { checkout, shipments: [{ ...delivery, lines: [line] }], problems: [], ...change };
  return rendered(<Review loaderData={loaderData} actionData={actionData} />, '/checkout/review');
};
/** The words of a markup, without its tags. */
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

test("DE-CHECKOUT-01 shows 'zahlungspflichtig bestellen' as the only button of the review", () => {
  const buttons = [...review().matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) => words);
  expect(buttons).toEqual(['zahlungspflichtig bestellen']);
});

test('DE-CHECKOUT-02 shows products with their facts, delivery costs and total with tax above the order button', () => {
  const words = wordsOf(review());
  const button = words.indexOf('zahlungspflichtig bestellen');
  const above = words.slice(words.lastIndexOf('Liviadol Gel', button), button);
  for (const fact of ['100 g', 'N1', 'Liviadol ·', 'Vitalund', 'PZN 04877800', '2 Packungen', '3,95 €'])
    expect(above, fact).toContain(fact);
  expect(above).toMatch(/Gesamtsumme\|13,95 €\|inkl\. 2,23 € MwSt\.\|$/);
});

test('DE-CHECKOUT-03 names the countries and means of payment of the store and no others', () => {
  const said = (clientSidePaymentConfiguration?: object, hasPages = false) => {
    const applicationContext = { shippingCountries: ['DE', 'AT'], clientSidePaymentConfiguration };
    const shop = {
      ...stubShop({}).shop,
      applicationContext,
      hasPaymentPages: () => hasPages,
    } as unknown as Shop;
    return wordsOf(rendered(<OrderConditions {...orderConditions(shop)} />));
  };
  expect(said({ provider: 'Sandbox', tokenPath: '/tokens' })).toBe(
    '|Wir liefern in diese Länder: Deutschland, Österreich. Bezahlen können Sie auf Rechnung, mit Karte oder über Sandbox.|',
  );
  expect(said()).toContain('Bezahlen können Sie auf Rechnung.');
  const demo = { provider: 'Sandbox', tokenPath: '/tokens', environment: 'Sandbox' };
  expect(said(demo)).not.toContain('Wallet');
  expect(said(demo, true)).toContain('auf Rechnung, mit Karte, mit der Wallet (Demo) oder über Sandbox.');
});

test('DE-CHECKOUT-04 lists the means of payment and links from the review to each earlier step', () => {
  const means = rendered(
    <PaymentChoices
      preset="invoice"
      means={{
        tokenUrl: '/tokens',
        provider: 'Sandbox',
        canConfirm: true,
        takesWallet: true,
        isSandbox: true,
      }}
      hasUnconfirmedCard={false}
      noted={undefined}
      onChoose={() => {}}
      error={undefined}
    />,
  );
  for (const one of ['Kauf auf Rechnung', 'Kreditkarte', 'Wallet (Demo)', 'Zahlungsdienst'])
    expect(means).toContain(one);
  for (const step of ['address', 'delivery', 'payment'])
    expect(review(), step).toContain(`href="/checkout/${step}"`);
});

const withdrawal = { name: 'Erika Beispiel', orderNumber: 'OF-1', email: 'e@offizin.example', items: '' };

test("DE-WITHDRAWAL-01 asks for name, order number and email, and sends nothing before 'Widerruf bestätigen'", async () => {
  const form = rendered(<WithdrawalForm outcome={undefined} orderNumber="OF-1" />);
  for (const name of ['name', 'orderNumber', 'email']) expect(form).toContain(`name="${name}"`);
  const { shop, requests } = stubShop({});
  const next = await visit(sendWithdrawal, shop, formPost('/withdrawal', withdrawal));
  expect(next).toEqual({ step: 'confirm', withdrawal });
  expect(requests).toEqual([]);
  expect(rendered(<WithdrawalConfirm withdrawal={withdrawal} />)).toContain('>Widerruf bestätigen</button>');
});

test('DE-WITHDRAWAL-02 shows person, order and moment in a receipt and offers it as a text file', () => {
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

test('DE-CHECKOUT-05 shows the notice on the legal guarantee above the order button, open and with its heading', () => {
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

test('DE-CHECKOUT-06 states the rights of the legal guarantee and links to the page of the European Union', () => {
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

test('DE-CHECKOUT-07 asks for the phone number with the reason and requires it for medicines', async () => {
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

test('DE-CONSENT-01 sends nothing without the unticked consent to health data, and its version before the order', async () => {
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
