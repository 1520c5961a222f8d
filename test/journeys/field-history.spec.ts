import { expectAccessible } from './pages/accessible.ts';
import { openTab, startSession } from './pages/console.ts';
import { callPlatform } from './pages/lists.ts';
import { expect, test } from './stack.ts';

test('PF-HIST-01 a record tells who changed what, and gives a field its former value back', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const fields = { Subject: 'Salbe fehlt', Priority: 'Low' };
  const { id } = await callPlatform<{ id: string }>(page, 'POST', '/records', { apiName: 'Case', fields });
  await page.goto(`${stack.console}/o/Case/${id}/edit`);
  await page.getByRole('textbox', { name: /^Betreff/ }).fill('Salbe und Kapseln fehlen');
  await page.getByRole('textbox', { name: /^Ergebnis/ }).fill('Nachgeliefert.');
  await page.getByRole('button', { name: 'Speichern', exact: true }).press('Enter');
  await openTab(page, 'Verlauf');
  const history = page.getByRole('region', { name: 'Änderungsverlauf' });
  await history.scrollIntoViewIfNeeded();
  const subject = history.getByRole('listitem').filter({ hasText: 'Betreff' });
  await expect(subject).toContainText('von Salbe fehlt auf Salbe und Kapseln fehlen geändert');
  await expect(history.getByRole('listitem').filter({ hasText: 'Ergebnis' })).toContainText('geändert');
  await expect(history.getByRole('button')).toHaveCount(1);
  await expectAccessible(page);
  await history
    .getByRole('button', { name: /^Betreff von .* wiederherstellen: Salbe fehlt$/ })
    .press('Enter');
  await expect(page.getByText('Betreff hat wieder den Wert Salbe fehlt')).toBeVisible();
  await openTab(page, 'Details');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Salbe fehlt');
  await openTab(page, 'Verlauf');
  await expect(subject.first()).toContainText('von Salbe und Kapseln fehlen auf Salbe fehlt geändert');
  await expect(subject).toHaveCount(2);
  await expect(subject.last().getByRole('button')).toHaveCount(0);
});

test('PF-HIST-04 who may only read a record sees its history and is offered nothing to restore', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  const fields = {
    Name: 'Ringelblumensalbe',
    StockKeepingUnit: 'HIST-1',
    L2C_CM_RegulatoryClassification__c: 'Kosmetik',
    IsActive: false,
  };
  const { id } = await callPlatform<{ id: string }>(page, 'POST', '/records', {
    apiName: 'Product2',
    fields,
  });
  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Name: 'Ringelblumencreme' } });
  await page.context().clearCookies();
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Product2/${id}`);
  await openTab(page, 'Verlauf');
  const history = page.getByRole('region', { name: 'Änderungsverlauf' });
  await history.scrollIntoViewIfNeeded();
  await expect(history).toContainText('von Ringelblumensalbe auf Ringelblumencreme geändert');
  await expect(history.getByRole('button')).toHaveCount(0);
  const forged = callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Name: 'Ringelblumensalbe' } });
  await expect(forged).rejects.toThrow(/: 403 /);
});

test('PF-HIST-01 a field gets its former value back by pointer', async ({ page, stack }) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Case`);
  const { id } = await callPlatform<{ id: string }>(page, 'POST', '/records', {
    apiName: 'Case',
    fields: { Subject: 'Tropfen fehlen', Priority: 'Low' },
  });
  await callPlatform(page, 'PATCH', `/records/${id}`, { fields: { Subject: 'Saft fehlt' } });
  await page.goto(`${stack.console}/o/Case/${id}`);
  await openTab(page, 'Verlauf');
  await page.getByRole('button', { name: /^Betreff von .* wiederherstellen: Tropfen fehlen$/ }).click();
  await expect(page.getByText('Betreff hat wieder den Wert Tropfen fehlen')).toBeVisible();
  const { fields } = await callPlatform<{ fields: { Subject: { value: string } } }>(
    page,
    'GET',
    `/records/${id}?fields=Case.Subject`,
  );
  expect(fields.Subject.value).toBe('Tropfen fehlen');
});
