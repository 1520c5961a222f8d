import { startSession } from './pages/console.ts';
import { Keyboard, Pointer } from './pages/hands.ts';
import { newVisitor } from './pages/new-visitor.ts';
import { cartLines, signInWithCart } from './pages/storefront.ts';
import { expect, test } from './stack.ts';

for (const { way, Hand } of [
  { way: 'keyboard', Hand: Keyboard },
  { way: 'pointer', Hand: Pointer },
])
  test(`RD-RELATED-19 support sees what a customer has just put into the cart, and opens it, by ${way}`, async ({
    page,
    stack,
  }) => {
    const shopper = new Hand(page);
    await signInWithCart(shopper, stack.storefront, '16395176; 2\n04877800');
    await expect(cartLines(page)).toHaveCount(2);
    const names = await cartLines(page).getByRole('heading').allTextContents();
    const main = page.getByRole('main');
    const total = /[\d.]+,\d{2}/.exec(
      (await main.getByText('Gesamtsumme').locator('..').textContent()) ?? '',
    )?.[0];

    const desk = new Hand(await newVisitor(page, { width: 1280, height: 900 }));
    await startSession(desk.page, stack.console, 'support@offizin.example');
    await desk.page.goto(`${stack.console}/commerce/customers`);
    await desk.write(desk.page.getByRole('combobox', { name: 'Kunde suchen' }), 'erika@offizin.example');
    const option = desk.page.getByRole('option', { name: /^Erika Sommer/ }).first();
    await expect(desk.page.getByRole('option').first()).toContainText('erika@offizin.example');
    if (way === 'pointer') await option.click();
    else for (const key of ['ArrowDown', 'Enter']) await desk.page.keyboard.press(key);
    const carts = desk.page.getByRole('region', { name: 'Warenkörbe' });
    const latest = carts.getByRole('row').nth(1);
    await expect(latest).toContainText('3');
    await expect(latest).toContainText(total ?? '?');
    await expect(carts.getByText('Keine Einträge.')).toHaveCount(0);

    await desk.press(latest.getByRole('link'));
    await expect(desk.page).toHaveURL(/\/o\/WebCart\/0a6/);
    const items = desk.page.getByRole('region', { name: 'Positionen', exact: true });
    const tab = desk.page.getByRole('tab', { name: 'Zugehörige Datensätze', exact: true });
    if (way === 'pointer') await tab.click();
    else {
      await desk.press(desk.page.getByRole('tab', { selected: true }));
      await desk.page.keyboard.press('ArrowRight');
      await expect(tab).toBeFocused();
      await desk.page.keyboard.press('Enter');
    }
    for (const name of names) await expect(items).toContainText(name);
    // What is in a cart is the shopper's: nothing of it is offered to be changed.
    await expect(desk.page.getByRole('button', { name: 'Bearbeiten', exact: true })).toHaveCount(0);
    await expect(desk.page.getByRole('link', { name: 'Bearbeiten', exact: true })).toHaveCount(0);
  });
