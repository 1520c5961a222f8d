import type { Page } from '@playwright/test';
import { journey } from './journey.ts';
import { Pointer } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { bestseller, signIn } from './pages/storefront.ts';
import { expect } from './stack.ts';

const wishes = (page: Page, label: string) => page.getByRole('banner').getByRole('link', { name: label });

journey(
  'a wish list follows its buyer from the browser to the account and to another device, and into the cart',
  'pointer, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await page.goto(stack.storefront);
    const name = (await bestseller(page).textContent()) ?? '';
    await hand.press(
      page
        .getByRole('main')
        .getByRole('button', { name: `Merken: ${name}` })
        .first(),
    );
    await expect(wishes(page, 'Merkliste, 1 Produkt')).toBeVisible();
    await signIn(hand, 'erika@offizin.example', 'demo');
    await page.goto(`${stack.storefront}/wish-list`);
    await expect(page.getByText(/^Ihre Merkliste liegt in Ihrem Konto/)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();

    const other = new Pointer(await newVisitor(page));
    await other.page.goto(stack.storefront);
    await signIn(other, 'erika@offizin.example', 'demo');
    await expect(wishes(other.page, 'Merkliste, 1 Produkt')).toBeVisible();
    await other.page.goto(`${stack.storefront}/wish-list`);
    await other.press(other.page.locator('summary', { hasText: 'Neue Merkliste' }));
    await other.press(other.page.getByRole('button', { name: 'Merkliste anlegen' }));
    const field = other.page.getByLabel('Name der Liste').first();
    await expect(field).toHaveAccessibleDescription('Bitte geben Sie der Liste einen Namen.');
    await other.write(field, 'Reiseapotheke');
    await other.press(other.page.getByRole('button', { name: 'Merkliste anlegen' }));
    await expect(other.page.getByRole('heading', { level: 1, name: 'Reiseapotheke' })).toBeVisible();
    await other.page.goto(`${stack.storefront}/search?q=16395176`);
    await other.press(
      other.page
        .getByRole('main')
        .getByRole('button', { name: /^Merken/ })
        .first(),
    );
    await expect(wishes(other.page, 'Merkliste, 1 Produkt')).toBeVisible();

    await page.reload();
    const lists = page.getByRole('navigation', { name: 'Ihre Merklisten' });
    await hand.press(lists.getByRole('link', { name: /^Reiseapotheke/ }));
    await expect(page.getByRole('article').filter({ hasText: 'Vitalund Vitamin D3' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: '1 Produkt in den Warenkorb' }));
    await expect(page.getByText('Ihre Liste liegt im Warenkorb.')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Vitalund Vitamin D3' })).toBeVisible();

    await page.goto(`${stack.storefront}/wish-list`);
    await hand.press(page.locator('summary', { hasText: 'Merkliste löschen' }));
    await hand.press(page.getByRole('button', { name: 'Endgültig löschen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
    await expect(lists).toHaveCount(0);
    await other.page.context().close();
  },
);

journey(
  'a list of wishes is named anew, and what is on it is forgotten again',
  'keyboard, 1280 px',
  async (hand, stack) => {
    const { page } = hand;
    await page.goto(stack.storefront);
    await signIn(hand, 'erika@offizin.example', 'demo');
    await page.goto(`${stack.storefront}/search?q=16395176`);
    const product = 'Vitalund Vitamin D3';
    const heart = (words: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name: `${words}: ${product}` })
        .first();
    await hand.press(heart('Merken'));
    await expect(wishes(page, 'Merkliste, 1 Produkt')).toBeVisible();
    await page.goto(`${stack.storefront}/wish-list`);
    await hand.press(page.locator('summary', { hasText: 'Neue Merkliste' }));
    await hand.write(page.getByLabel('Name der Liste').first(), 'Reiseapotheke');
    await hand.press(page.getByRole('button', { name: 'Merkliste anlegen' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Reiseapotheke' })).toBeVisible();

    const lists = page.getByRole('navigation', { name: 'Ihre Merklisten' }).getByRole('link');
    await hand.press(lists.filter({ hasText: 'Merkliste (1 Produkt)' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
    await hand.press(page.locator('summary', { hasText: 'Merkliste umbenennen' }));
    const name = page.locator('details[open]').getByLabel('Name der Liste');
    await hand.write(name, '');
    await hand.press(page.getByRole('button', { name: 'Namen speichern' }));
    await expect(name).toHaveAccessibleDescription('Bitte geben Sie der Liste einen Namen.');
    await expect(name).toBeFocused();
    await hand.write(name, 'Hausapotheke');
    await hand.press(page.getByRole('button', { name: 'Namen speichern' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Hausapotheke' })).toBeVisible();
    await page.reload();
    const names = async () => (await lists.allTextContents()).sort();
    expect(await names()).toEqual(['Hausapotheke (1 Produkt)', 'Reiseapotheke (0 Produkte)']);

    await hand.press(heart('Nicht mehr merken'));
    await expect(page.getByText(/^Sie haben sich noch nichts gemerkt/)).toBeVisible();
    await page.reload();
    await expect(wishes(page, 'Merkliste, 0 Produkte')).toBeVisible();
    expect(await names()).toEqual(['Hausapotheke (0 Produkte)', 'Reiseapotheke (0 Produkte)']);
  },
);
