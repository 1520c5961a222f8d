import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import { textsOf } from '../../i18n/texts.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { productView, rendered } from '../../rule-tests/support.tsx';
import { deliveryDays } from '../checkout/delivery-days.server.ts';
import { Availability } from '../product/Availability.tsx';
import { deliveryDay, standardTransit, transitOf } from './delivery-day.server.ts';

const saturday = new Date('2026-11-28T10:00:00+01:00');
const sends = { dispatchCutOff: '15:00', dispatchState: 'NW', dispatchOnSaturdays: true };

async function shopThat(propertiesEx: object, language: Language = 'de') {
  const { text } = await textsOf(language);
  return { applicationContext: { propertiesEx }, language, text } as unknown as Shop;
}

/** The promise as one sentence. */
async function said(
  propertiesEx: object,
  now = saturday,
  language: Language = 'de',
  transit = standardTransit,
) {
  const delivery = deliveryDay(await shopThat(propertiesEx, language), transit, now);
  return delivery && `${delivery.until} ${delivery.arrival}`.replaceAll('\u00a0', ' ');
}

test('SF-DELIVERY-11 says until when to order and when it comes, in German and English', async () => {
  expect(await said(sends)).toBe(
    'Bestellen Sie bis heute 15 Uhr: Lieferung voraussichtlich Mo., 30. November – Di., 1. Dezember',
  );
  expect(await said(sends, saturday, 'en')).toBe(
    'Order by today, 15:00 (German time): delivery expected Mon 30 November – Tue 1 December',
  );
});

test('SF-DELIVERY-11 names tomorrow, a later day by its weekday, and a single day of delivery once', async () => {
  const evening = new Date('2026-11-24T18:00:00+01:00');
  expect(await said({ ...sends, dispatchCutOff: '09:30' }, evening)).toMatch(
    /^Bestellen Sie bis morgen 9:30 Uhr:/,
  );
  expect(await said({ ...sends, dispatchOnSaturdays: false })).toMatch(/^Bestellen Sie bis Montag 15 Uhr:/);
  expect(await said(sends, evening, 'de', { min: 1, max: 1 })).toMatch(
    / voraussichtlich Do\., 26\. November$/,
  );
});

test('SF-DELIVERY-11 names no day where the store does not say how it sends', async () => {
  expect(await said({})).toBeUndefined();
  expect(await said({ ...sends, dispatchCutOff: null })).toBeUndefined();
  expect(await said({ ...sends, dispatchState: 'XX' })).toBeUndefined();
});

test('SF-DELIVERY-11 counts each way of delivery by its own days, and those in hours not at all', async () => {
  const option = (id: string, unit: 'Days' | 'Hours', max: number) => ({
    id,
    transit: { min: 1, max, unit },
  });
  const options = [
    option('standard', 'Days', 2),
    option('express', 'Days', 1),
    option('courier', 'Hours', 3),
  ];
  const checkout = { deliveries: [{ options }] } as unknown as Parameters<typeof deliveryDays>[1];
  const days = deliveryDays(await shopThat(sends), checkout, saturday);
  expect(days.standard?.arrival).toMatch(/Mo\.,\s30\.\sNovember – Di\.,\s1\.\sDezember$/);
  expect(days.express?.arrival).toMatch(/Mo\.,\s30\.\sNovember$/);
  expect(days.courier).toBeUndefined();
  expect(transitOf({ transitTimeMin: 1, transitTimeMax: 2, transitTimeUnit: 'Hours' })).toBeUndefined();
  expect(transitOf({ transitTimeMin: 1, transitTimeMax: 3, transitTimeUnit: 'Days' })).toEqual({
    min: 1,
    max: 3,
  });
});

test('SF-DELIVERY-11 the product page says the days instead of working days, and none for what is sold out', async () => {
  const delivery = deliveryDay(await shopThat(sends), standardTransit, saturday);
  const shown = (stock: number) =>
    rendered(<Availability product={productView({ stock })} delivery={delivery} />);
  expect(shown(50)).toContain('Sofort lieferbar<');
  expect(shown(50)).toMatch(/Di\.,\s1\.\sDezember</);
  expect(shown(2)).toContain('Nur noch 2 Packungen lieferbar<');
  expect(shown(0)).not.toContain('Dezember');
  expect(rendered(<Availability product={productView({ stock: 50 })} />)).toContain(
    'bei Ihnen in 1–2 Werktagen',
  );
});
