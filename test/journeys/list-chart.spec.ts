import { getListViewChartActions } from '#generated/record-data/client.gen.ts';
import { olderVersion } from '../stack/scenario.ts';
import { watchCalls } from './pages/calls.ts';
import { startSession } from './pages/console.ts';
import { createCases } from './pages/lists.ts';
import { runAxe } from './pages/violations.ts';
import { expect, test } from './stack.ts';

test('RD-LIST-29 the chart of a list narrows it by pointer and by keys, and shows another field and its numbers', async ({
  page,
  stack,
}) => {
  test.skip(olderVersion !== undefined, 'lists are not described there');
  const calls = watchCalls(page);
  await startSession(page, stack.console, 'support@offizin.example');
  await page.goto(`${stack.console}/o/Case?view=AllCases`);
  await createCases(page, [{ Subject: 'Fürs Diagramm', Priority: 'High' }]);
  await page.reload();
  await page.getByRole('button', { name: 'Anzeige der Liste' }).click();
  await page.getByRole('menuitem', { name: 'Diagramm einblenden' }).click();
  const chart = page.getByRole('region', { name: /^Datensätze nach/ });
  const bar = chart.getByRole('button', { name: /^Neu: \d+$/ });
  await expect(bar).toBeVisible();
  // However many rows there are, they leave the chart its room.
  expect(await chart.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await bar.click();
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/filter=/);
  await expect(page.getByRole('grid').getByText('Fürs Diagramm').first()).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAttribute('aria-pressed', 'false');

  const menu = chart.getByRole('button', { name: 'Diagramm: Aktionen' });
  await menu.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Datensätze nach Priorität' }).press('Enter');
  await expect(chart.getByRole('button', { name: /^Hoch: \d+$/ })).toBeVisible();
  await expect(page).toHaveURL(/chart=Priority/);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Als Tabelle' }).press('Enter');
  await expect(chart.getByRole('table').getByRole('row', { name: /^Hoch/ })).toContainText(/\d/);
  await calls.expectAnswered(getListViewChartActions);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Diagramm ausblenden' }).press('Enter');
  await expect(chart).toHaveCount(0);
});
