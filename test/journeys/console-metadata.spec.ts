import {
  getActionOverrides,
  getFlexipageActions,
  getFlexipageFormulaActivations,
  getIcon,
  getListInfosByName,
  getListInfosByObjectName,
  getListPreferences,
  getListUiByName,
  getLookupMetadata,
  getMruListUi,
  getRelatedListActionsByParameters,
  getRelatedListInfos,
  getRelatedListPreferencesBatch,
  getRelatedListsActionsByParameters,
  getRelatedListsInfo,
  getSearchFilterMetadata,
  updateRelatedListInfo,
} from '#generated/record-data/client.gen.ts';
import { olderVersion } from '../stack/scenario.ts';
import { watchCalls } from './pages/calls.ts';
import { signIn, startSession } from './pages/console.ts';
import { choose } from './pages/lists.ts';
import { runAxe } from './pages/violations.ts';
import { expect, test } from './stack.ts';

test('RD-GRAPH-01 the object reference describes an object, and Enter follows its relationships', async ({
  page,
  stack,
}) => {
  const calls = watchCalls(page);
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  const filter = page.getByRole('searchbox').first();
  await filter.fill('anfrge');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Anfragen/ })
    .first()
    .press('Enter');
  await page.goto(`${stack.console}/o/Case/reference`);
  await expect(page.getByRole('heading', { level: 1, name: 'Anfrage' })).toBeVisible();
  await page
    .getByRole('button', { name: /Datensätze in .* zählen/ })
    .first()
    .press('Enter');
  await calls.expectAnswered(getIcon);

  const tabs = page.getByRole('navigation', { name: 'Objektbeschreibung' });
  await tabs.getByRole('link', { name: 'Layouts' }).press('Enter');
  await expect(page.getByText('Auf der Plattform steht hier die Seite Case_Record_Page.')).toBeVisible();
  await choose(page, page.getByRole('combobox', { name: 'Modus' }), 'Edit');
  await expect(page).toHaveURL(/mode=Edit/);
  await expect(page.getByText('Auf der Plattform steht hier')).toHaveCount(0);
  await choose(page, page.getByRole('combobox', { name: 'Datensatztyp' }), 'Reklamation');
  await expect(page.getByRole('region', { name: 'Die Seite, die daraus wird' })).toContainText('Betreff');
  await expect(page.getByRole('region', { name: 'Aufbau' })).toContainText('Subject');

  await tabs.getByRole('link', { name: 'Auswahllisten' }).press('Enter');
  const matrix = page.getByRole('group', { name: /Werte je Datensatztyp/ });
  await expect(matrix.getByRole('columnheader', { name: 'Reklamation' })).toBeVisible();
  const dependencies = page.getByRole('group', { name: /Grund abhängig von Art/ });
  await expect(dependencies.getByRole('row', { name: /Verspätet/ })).toBeVisible();

  await tabs.getByRole('link', { name: 'Suche' }).press('Enter');
  const lookups = page.getByRole('region', { name: 'Nachschlagefelder' });
  await lookups.locator('summary').first().press('Enter');
  await expect(lookups.getByText('Ziele')).toBeVisible();
  await calls.expectAnswered(getSearchFilterMetadata, getLookupMetadata);
  await tabs.getByRole('link', { name: 'Listenansichten' }).press('Enter');
  const arrangement = page.getByText('Ihre Reihenfolge');
  await expect(page.getByRole('link', { name: 'Liste öffnen' }).first()).toBeVisible();
  // A version that keeps no arrangement of list views shows none.
  await (olderVersion ? expect(arrangement).toHaveCount(0) : expect(arrangement.first()).toBeVisible());
  await calls.expectAnswered(getListInfosByObjectName, getListInfosByName, getListPreferences);
  const first = page.getByRole('region', { name: 'Alle Anfragen' });
  await first.locator('summary').press('Enter');
  await expect(first.getByRole('listitem')).toHaveCount(5);
  const recent = page.getByRole('region', { name: 'Zuletzt verwendet' });
  await recent.locator('summary').press('Enter');
  await expect(recent.getByText('In dieser Liste ist nichts.')).toBeVisible();
  await calls.expectAnswered(getListUiByName, getMruListUi);

  const related = tabs.getByRole('link', { name: 'Verwandte Listen' });
  await related.press('Enter');
  // The page before has such buttons, too, and stays until this one is there.
  await expect(related).toHaveAttribute('aria-current', 'page');
  const reset = page.getByRole('button', { name: /Anordnung von .* zurücksetzen/ }).first();
  await reset.press('Enter');
  await expect(page.getByText('Die Liste ist wieder angeordnet wie vorgesehen.')).toBeVisible();
  await calls.expectAnswered(
    getRelatedListsInfo,
    getRelatedListInfos,
    getRelatedListPreferencesBatch,
    updateRelatedListInfo,
  );

  await tabs.getByRole('link', { name: 'Aktionen' }).press('Enter');
  const overrides = page.getByRole('table', { name: 'Ersetzte Standardseiten' });
  await expect(overrides.getByRole('row', { name: /Case_Queue_Page/ })).toContainText('Tab');
  await expect(
    page.getByRole('region', { name: 'Aktionen, die von Werten abhängen' }).getByText('Case.CloseCase'),
  ).toBeVisible();
  await calls.expectAnswered(getActionOverrides, getFlexipageFormulaActivations);

  await tabs.getByRole('link', { name: 'Beziehungen' }).press('Enter');
  const relations = page.getByRole('region', { name: 'Dieselben Beziehungen als Tabelle' });
  await expect(relations.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('.react-flow__edge-self path').first()).toBeAttached();
  const before = await relations.getByRole('row').count();
  await page
    .getByRole('button', { name: /Beziehungen von Kontakt einblenden/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/open=Contact/);
  await expect.poll(() => relations.getByRole('row').count()).toBeGreaterThan(before);
});

test('RD-ACTION-28 RD-ACTION-29 the object reference tells what pages and related lists offer the person', async ({
  page,
  stack,
}) => {
  const calls = watchCalls(page);
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Account/reference/related`);
  const contacts = page.getByRole('region', { name: 'Kontakte' });
  await expect(contacts).toContainText('Neu, Neuer Kontakt');
  await contacts.getByText('Alle Aktionen').click();
  await expect(contacts.getByRole('listitem').filter({ hasText: 'Account.NewContact' })).toBeVisible();
  const orders = page.getByRole('region', { name: 'Bestellungen', exact: true });
  await orders.locator('summary').press('Enter');
  await expect(orders.getByRole('listitem').filter({ hasText: 'New' }).first()).toBeVisible();
  await calls.expectAnswered(getRelatedListsActionsByParameters, getRelatedListActionsByParameters);

  const tabs = page.getByRole('navigation', { name: 'Objektbeschreibung' });
  await tabs.getByRole('link', { name: 'Aktionen' }).press('Enter');
  const overrides = page.getByRole('table', { name: 'Ersetzte Standardseiten' });
  await expect(overrides.getByRole('row', { name: /Account_Record_Page/ })).toContainText('Bearbeiten');
  await calls.expectAnswered(getFlexipageActions);
  expect((await runAxe(page)).violations).toEqual([]);
});
