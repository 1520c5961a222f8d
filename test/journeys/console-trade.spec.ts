import { signIn, startSession } from './pages/console.ts';
import { Keyboard, Pointer } from './pages/hands.ts';
import { callPlatform, findRecords } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('the commerce pages show figures, a customer, an order timeline and malformed PZN', async ({
  page,
  stack,
}) => {
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('link', { name: 'Übersicht' }).press('Enter');
  await expect(page.getByText('Durchschnitt je Bestellung')).toBeVisible();
  await page.getByRole('combobox', { name: 'Zeitraum' }).press('Enter');
  await page.getByRole('option', { name: '365 Tage' }).click();
  await expect(page.getByRole('img', { name: /Bestellungen je Tag: höchster Wert/ })).toBeVisible();
  await page.getByText('Als Tabelle').press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Summe' })).toBeVisible();
  for (const list of [
    'Geht zur Neige',
    'Offene Körbe, zuletzt benutzt',
    'Nicht abgeschlossene Kassenvorgänge',
  ])
    await expect(page.getByRole('region', { name: list })).toBeVisible();

  await navigation.getByRole('link', { name: 'Kundenblick' }).press('Enter');
  await page.getByRole('combobox', { name: 'Kunde suchen' }).fill('Erika Sommer');
  await page
    .getByRole('option', { name: /Erika Sommer/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erika Sommer' })).toBeVisible();
  await page
    .getByRole('link', { name: /Weg der Bestellung/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Weg der Bestellung/ })).toBeVisible();
  await expect(page.getByText('Bestellübersicht').first()).toBeVisible();

  await navigation.getByRole('link', { name: 'Preise und Bestand' }).press('Enter');
  await page.getByRole('textbox', { name: 'Pharmazentralnummern' }).fill('12345678 1234567X');
  await page.getByRole('button', { name: 'Prüfen' }).press('Enter');
  await expect(page.getByText('keine acht Ziffern')).toBeVisible();
});

test('what is pressed among the customers opens, though the answer to a search arrives before it is let go', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/commerce/customers`);
  await page.getByRole('combobox', { name: 'Kunde suchen' }).click();
  const option = page.getByRole('option').nth(2);
  await expect(option).toBeVisible();
  const name = (await option.locator('p').first().textContent()) ?? '';
  await option.hover();
  await page.mouse.down();
  const answered = page.waitForResponse(/\/list-records\/Contact/);
  await page.keyboard.insertText(name);
  await (await answered).finished();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

for (const { way, Hand } of [
  { way: 'keyboard', Hand: Keyboard },
  { way: 'pointer', Hand: Pointer },
])
  test(`RD-SEARCH-11 support finds a customer by name, mail address, telephone and order, and opens a case, by ${way}`, async ({
    page,
    stack,
  }) => {
    await startSession(page, stack.console, 'support@offizin.example');
    const hand = new Hand(page);
    const first = async (q: string) => (await findRecords(page, stack.console, q))[0] ?? {};
    const {
      Email = '',
      Phone = '',
      AccountId = '',
    } = await first(
      "SELECT Email, Phone, AccountId FROM Contact WHERE Name = 'Erika Sommer' AND Phone != null",
    );
    const { OrderNumber = '' } = await first(
      `SELECT OrderNumber FROM Order WHERE AccountId = '${AccountId}' ORDER BY OrderNumber`,
    );
    const { BillingCity = '', BillingStreet = '' } = await first(
      `SELECT BillingCity, BillingStreet FROM Account WHERE Id = '${AccountId}'`,
    );
    const heading = page.getByRole('heading', { level: 1, name: 'Erika Sommer' });
    for (const [term, about] of [
      ['Erika Sommer', 'Erika Sommer'],
      [Email, Email],
      [Phone, Phone],
      [OrderNumber, OrderNumber],
    ] as const) {
      await page.goto(`${stack.console}/commerce/customers`);
      const search = page.getByRole('combobox', { name: 'Kunde suchen' });
      await hand.write(search, term);
      const option = page.getByRole('option', { name: /^Erika Sommer/ }).filter({ hasText: about });
      await expect(option.first()).toBeVisible();
      if (way === 'pointer') await option.first().click();
      else {
        // What was offered before the answer is gone once only what fits is there.
        await expect(page.getByRole('option').first()).toContainText(about);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/commerce/customers/${AccountId}$`));
    }

    const contact = page.getByRole('region', { name: 'Kontakt' });
    await expect(contact).toContainText(BillingStreet);
    await expect(contact).toContainText(BillingCity);
    await expect(contact.getByRole('link', { name: Email }).first()).toHaveAttribute(
      'href',
      `mailto:${Email}`,
    );
    await expect(contact.getByRole('link', { name: Phone }).first()).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('region', { name: 'Bestellungen' }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Adressbuch' }).getByRole('row').nth(1)).toBeVisible();
    const cases = page.getByRole('region', { name: 'Anfragen' });

    await hand.press(page.getByRole('link', { name: 'Neue Anfrage' }));
    await expect(page.getByRole('radio', { name: 'Service' })).toBeChecked();
    await hand.press(page.getByRole('button', { name: 'Weiter' }));
    const subject = page.getByRole('textbox', { name: /^Betreff/ });
    await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue('Erika Sommer');
    await hand.write(subject, `Salbe fehlt (${way})`);
    await hand.press(page.getByRole('button', { name: 'Speichern', exact: true }));
    await expect(page.getByText(/^Anfrage .* ist angelegt\.$/)).toBeVisible();
    await page.goto(`${stack.console}/commerce/customers/${AccountId}`);
    await expect(cases).toContainText(`Salbe fehlt (${way})`);
  });

test('RD-RELATED-18 a customer without anything is led on by each panel as far as the role goes', async ({
  page,
  stack,
}) => {
  const { console } = stack;
  await startSession(page, console, 'merch@offizin.example');
  await page.goto(`${console}/commerce/customers`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Alle Accounts' })).toHaveAttribute(
    'href',
    /\/o\/Account$/,
  );
  const { id } = await callPlatform<{ id: string }>(page, 'POST', '/records', {
    apiName: 'Account',
    fields: { Name: 'Leere Praxis' },
  });
  await page.context().clearCookies();
  await startSession(page, console, 'support@offizin.example');
  await page.goto(`${console}/commerce/customers/${id}`);
  const orders = page.getByRole('region', { name: 'Bestellungen' });
  await expect(orders).toContainText('Keine Einträge.');
  await expect(orders.getByRole('link', { name: 'Alle Bestellungen' })).toHaveAttribute(
    'href',
    /\/o\/Order$/,
  );
  await expect(orders.getByRole('link')).toHaveCount(1);
  for (const name of ['Warenkörbe', 'Adressbuch'])
    await expect(page.getByRole('region', { name }).getByRole('link')).toHaveCount(1);
  const cases = page.getByRole('region', { name: 'Anfragen' });
  await cases.getByRole('link', { name: 'Anfrage anlegen' }).press('Enter');
  await page.getByRole('button', { name: 'Weiter' }).press('Enter');
  await expect(page.getByRole('combobox', { name: /^Account/ })).toHaveValue('Leere Praxis');
});
