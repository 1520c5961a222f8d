import { journey } from './journey.ts';
import { setStore } from './pages/store-flags.ts';
import { FIRST_STEP, goOnTo, placeOrder, signInWithCart } from './pages/storefront.ts';
import { expect } from './stack.ts';

journey(
  'SF-CHECKOUT-18 SF-PRICE-03 a store decides how orders come and prices them net',
  'pointer, 1280 px',
  async (hand, { storefront, mock }) => {
    const { page } = hand;
    await setStore(mock, { ShippingMethodsEnabled__c: false, DefaultTaxType__c: 'Net' });
    await signInWithCart(hand, storefront, '16395176; 2');
    await expect(page.getByText('zzgl. MwSt.', { exact: true })).toBeVisible();
    await expect(page.getByText('Alle Preise zzgl. MwSt. und Versandkosten.')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Zur Kasse' }));
    await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
    const steps = page.getByRole('navigation', { name: 'Schritte der Bestellung' });
    await expect(steps.getByRole('listitem')).toHaveText([/Adresse/, /Zahlung/, /Prüfen/]);
    await goOnTo(hand, 'Wie möchten Sie bezahlen?');
    await goOnTo(hand, 'Bitte prüfen Sie Ihre Bestellung');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Versand' })).toBeVisible();
    await placeOrder(hand);
    await page.goto(`${storefront}/account/orders`);
    await hand.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Bestellung / })
        .first(),
    );
    const sums = page.getByRole('main').getByRole('definition');
    await expect(page.getByRole('main').getByText('zzgl. MwSt.', { exact: true })).toBeVisible();
    await expect(sums.filter({ hasText: /inkl\. .* MwSt\./ })).toBeVisible();
  },
);
