import { signIn } from '../pages/console.ts';
import { Keyboard } from '../pages/hands.ts';
import { expect, test } from '../stack.ts';

test('switching the app keeps the arranged navigation on every device', async ({ page, browser, stack }) => {
  const hand = new Keyboard(page);
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await hand.press(navigation.getByRole('button', { name: 'App: Handel' }));
  await expect(page.getByRole('menuitem', { name: /^Handel/ })).toBeFocused();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Vertrieb/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(navigation.getByRole('button', { name: 'App: Vertrieb' })).toBeVisible();
  await expect(page.getByText('Praxen, Heime und Unternehmen gewinnen und beliefern.')).toHaveCount(0);
  await expect(navigation.getByRole('link', { name: 'Interessenten' })).toBeVisible();

  await hand.press(navigation.getByRole('button', { name: 'Navigation anpassen' }));
  const editor = page.getByRole('dialog', { name: 'Navigation anpassen' });
  await hand.press(editor.getByRole('button', { name: 'Kampagnen entfernen' }));
  await hand.write(editor.getByRole('searchbox', { name: 'Einträge filtern' }), 'Produkte');
  await hand.press(editor.getByRole('button', { name: 'Produkte hinzufügen', exact: true }));
  await hand.press(editor.getByRole('button', { name: 'Produkte nach oben', exact: true }));
  await hand.press(editor.getByRole('button', { name: 'Speichern' }));
  await expect(page.getByText('Ihre Navigation ist gespeichert.')).toBeVisible();

  const links = ['Interessenten', 'Verkaufschancen', 'Accounts', 'Kontakte', 'Verträge', 'Produkte'];
  await page.reload();
  await expect(navigation.getByRole('link', { name: 'Produkte', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Kampagnen' })).toHaveCount(0);

  const elsewhere = await browser.newPage({ locale: 'de-DE' });
  await signIn(elsewhere, stack.console, 'merch@offizin.example', 'demo');
  const other = elsewhere.getByRole('navigation', { name: 'Hauptnavigation' });
  await other.getByRole('button', { name: /^App:/ }).click();
  await elsewhere.getByRole('menuitem', { name: /^Vertrieb/ }).click();
  for (const name of links) await expect(other.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Kampagnen' })).toHaveCount(0);
  await elsewhere.close();

  await hand.press(navigation.getByRole('button', { name: 'Navigation anpassen' }));
  await hand.press(editor.getByRole('button', { name: 'Wie von der App vorgegeben' }));
  await expect(navigation.getByRole('link', { name: 'Kampagnen' })).toBeVisible();
  await hand.press(navigation.getByRole('button', { name: 'App: Vertrieb' }));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(navigation.getByRole('button', { name: 'App: Handel' })).toBeVisible();
});
