import { setStore } from './pages/store-flags.ts';
import { bestseller, FIRST_STEP, goOnTo, signInWithCart } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

/** From midnight on no order leaves on the same day, so that what is said is the same at every hour of a test. */
const MIDNIGHT = '00:00';
const GERMAN =
  /^Bestellen Sie bis (?:morgen|\S+tag|Mittwoch) 0 Uhr: (Lieferung voraussichtlich \S+\.,\s\d+\.\s\S+ – \S+\.,\s\d+\.\s\S+)$/;
const ENGLISH =
  /^Order by (?:tomorrow|\S+day), 00:00 \(German time\): delivery expected \S+\s\d+\s\S+ – \S+\s\d+\s\S+$/;

test('SF-DELIVERY-11 a shopper reads the same days on the product, in the cart and in the checkout', async ({
  page,
  stack,
}) => {
  await setStore(stack.mock, {
    DispatchCutOff__c: MIDNIGHT,
    DispatchState__c: 'BY',
    DispatchOnSaturdays__c: false,
  });
  await page.goto(stack.storefront);
  const product = (await bestseller(page).getAttribute('href')) ?? '';
  await page.goto(stack.storefront + product);
  const main = page.getByRole('main');
  const said = main.getByText(GERMAN);
  await expect(said).toBeVisible();
  const sentence = (await said.textContent()) ?? '';
  await page.goto(`${stack.storefront}/en${product}`);
  await expect(main.getByText(ENGLISH)).toBeVisible();

  await signInWithCart(page, stack.storefront, '16395176');
  await expect(main.getByText(sentence)).toBeVisible();
  await main.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  await goOnTo(page, 'Wie soll Ihre Bestellung kommen?');
  const arrival = GERMAN.exec(sentence)?.[1] ?? sentence;
  await expect(main.getByText('Bestellen Sie bis ')).toBeVisible();
  await expect(main.getByText(arrival)).toBeVisible();
});
