import { signIn } from '../pages/console.ts';
import { Keyboard } from '../pages/hands.ts';
import { runAxe } from '../pages/violations.ts';
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
  await expect(page.getByRole('menuitem', { name: /^Vertrieb/ })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: /^Handel/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(navigation.getByRole('button', { name: 'App: Handel' })).toBeVisible();
});

test('RD-SHORTCUT-01 the list of shortcuts opens by its key, from the user menu and as a command, and its key can be switched off', async ({
  page,
  stack,
}) => {
  const hand = new Keyboard(page);
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
  const objects = page.getByRole('searchbox', { name: 'Objekte filtern' });
  await objects.focus();
  await page.keyboard.press('?');
  await expect(objects).toHaveValue('?');
  await expect(help).toHaveCount(0);

  const link = page.getByRole('main').getByRole('link').first();
  await objects.fill('');
  await link.focus();
  await page.keyboard.press('?');
  await expect(help.getByRole('region', { name: 'In einer Liste' })).toContainText('Alle Zeilen auswählen');
  expect((await runAxe(page)).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(link).toBeFocused();

  await hand.press(page.getByRole('button', { name: /^Benutzermenü/ }));
  await page.getByRole('menuitem', { name: 'Tastenkürzel' }).press('Enter');
  await help.getByRole('checkbox', { name: 'Die Taste ? allein öffnet diese Übersicht' }).press('Space');
  await page.keyboard.press('Escape');
  await page.reload();
  await link.focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Tastenk');
  await expect(help).toHaveCount(0);
  await page.getByRole('option', { name: 'Tastenkürzel' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(help.getByRole('checkbox')).not.toBeChecked();
});
