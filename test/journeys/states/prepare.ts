import type { Page } from '@playwright/test';
import type { Origins } from '../../stack/open-stack.ts';
import { Pointer } from '../pages/hands.ts';
import { setStore } from '../pages/store-flags.ts';
import { emptyCart, FIRST_STEP, goOnToReview, orderByPzn, placeOrder, signIn } from '../pages/storefront.ts';
import { expect } from '../stack.ts';
import type { Visitor } from './state.ts';

/** A vitamin, and a medicine that is for pharmacies only. */
const LIST = '16395176; 2\n04877800';

/** What a visitor of the table has behind them: an order, another full cart and a checkout up to its last step. */
export async function prepare(
  page: Page,
  stack: Pick<Origins, 'storefront' | 'mock'>,
  visitor: Visitor,
): Promise<void> {
  const mayOrder = visitor === 'ordering guest';
  await setStore(stack.mock, {
    GuestCartEnabled: mayOrder,
    GuestCheckoutEnabled: mayOrder,
    SplitShipmentEnabled__c: true,
    AssistantEnabled__c: true,
  });
  if (visitor === 'guest') return;
  // What a store allows its guests reaches all of them within seconds, whoever was there before.
  if (mayOrder) await expect.poll(() => offersQuickOrder(page, stack.storefront)).toBe(true);
  await page.goto(stack.storefront);
  if (visitor === 'buyer') {
    await signIn(page, 'erika@offizin.example', 'demo');
    await emptyCart(page, stack.storefront);
  }
  await startOrder(page, stack.storefront, visitor);
  await placeOrder(page);
  await startOrder(page, stack.storefront, visitor);
}

async function offersQuickOrder(page: Page, shop: string): Promise<boolean> {
  await page.goto(`${shop}/quick-order`);
  return page.getByLabel('PZN-Liste').isVisible();
}

async function startOrder(page: Page, shop: string, visitor: Visitor): Promise<void> {
  await orderByPzn(page, shop, LIST);
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: FIRST_STEP })).toBeVisible();
  if (visitor === 'ordering guest') await introduce(page);
  await goOnToReview(new Pointer(page));
}

async function introduce(page: Page): Promise<void> {
  for (const [label, text] of [
    ['E-Mail-Adresse', 'gesa@offizin.example'],
    ['Vorname', 'Gesa'],
    ['Nachname', 'Gast'],
    ['Straße und Hausnummer', 'Am Markt 2'],
    ['Postleitzahl', '50667'],
    ['Ort', 'Köln'],
    ['Telefonnummer', '0221 123456'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
}
