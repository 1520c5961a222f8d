import { openFromList, openRelated, startSession } from './pages/console.ts';
import { callPlatform } from './pages/lists.ts';
import { enterAtPlatform } from './pages/platform.ts';
import { expect, test } from './stack.ts';

test('support may look at a price but not change it', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  await openRelated(page, 'Preise', 'Verkaufspreise');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('€');
  await expect(page.getByRole('link', { name: /Bearbeiten/ })).toHaveCount(0);

  await page.goto(`${page.url()}/edit`);
  await expect(page.getByText('Ihre Rolle darf Datensätze dieses Objekts nicht ändern.')).toBeVisible();
});

test('support may change a contact, and a bad entry stays with its reason', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Contact`);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
  const email = page.getByRole('textbox', { name: /^E-Mail/ });
  await email.fill('keine Adresse');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(email).toHaveValue('keine Adresse');
  await expect(email).toHaveAccessibleDescription(/E-Mail/);
  await email.fill('neu@offizin.example');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('neu@offizin.example');
});

test('a shopper cannot sign in to the console', async ({ page, sharedStack: stack }) => {
  await page.goto(stack.console);
  await page.getByRole('link', { name: /^Bei .* anmelden$/ }).click();
  await enterAtPlatform(page, 'erika@offizin.example');
  await expect(page.getByText('Dieses Konto gehört zum Shop.')).toBeVisible();
});

test('RD-REC-113 support is offered no pencil on a product, and a forged change of it is refused', async ({
  page,
  stack,
}) => {
  const name = 'Vitalund Vitamin D3';
  await startSession(page, stack.console, 'merch@offizin.example');
  await openFromList(page, stack.console, 'Product2', name);
  const details = page.getByRole('region', { name: 'Details' });
  const pencils = details.getByRole('button', { name: /: Bearbeiten$/ });
  await expect(pencils.first()).toBeAttached();
  await page.context().clearCookies();
  await startSession(page, stack.console, 'support@offizin.example');
  await openFromList(page, stack.console, 'Product2', name);
  await expect(details).toContainText(name);
  await expect(page.getByRole('link', { name: /Bearbeiten/ })).toHaveCount(0);
  await expect(pencils).toHaveCount(0);
  const id = /\/o\/Product2\/(\w+)/.exec(page.url())?.[1] ?? '';
  const forged = callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Name: 'Gefälscht' } });
  await expect(forged).rejects.toThrow(/: 403 /);
  const { fields } = await callPlatform<{ fields: { Name: { value: string } } }>(
    page,
    'GET',
    `/records/${id}?fields=Product2.Name`,
  );
  expect(fields.Name.value).toContain(name);
});
