import { startSession } from '../pages/console.ts';
import { rowsOf } from '../pages/lists.ts';
import { expect, test } from '../stack.ts';

/** The least size of what is pressed, in pixels (WCAG 2.2, 2.5.8). */
const LEAST = 24;
/** How wide the mark of the focus is, in pixels. */
const MARK = 2;

test('RD-LIST-54 a list is sorted wherever the head of a column is pressed beside its menu, and by keys', async ({
  page,
  stack,
}) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await page.goto(`${stack.console}/o/Product2`);
  await expect(rowsOf(page).first()).toBeVisible();
  const head = page.getByRole('columnheader', { name: /^PZN/ });
  const sort = head.getByRole('button', { name: 'PZN', exact: true });
  const [target, name, menu] = await Promise.all([
    sort.boundingBox(),
    sort.getByText('PZN', { exact: true }).boundingBox(),
    head.getByRole('button', { name: 'Spalte PZN: Menü' }).boundingBox(),
  ]);
  if (!target || !name || !menu) throw new Error('The head of PZN is not in sight.');
  expect(target.height).toBeGreaterThanOrEqual(LEAST);
  expect(menu.x - (target.x + target.width)).toBeLessThan(LEAST / 2);
  expect(name.x - target.x, 'room for the mark of the focus').toBeGreaterThanOrEqual(MARK);
  await expect(sort).toHaveAttribute('title', 'Nach PZN aufsteigend sortieren');
  await sort.click({ position: { x: target.width - 2, y: 2 } });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(sort).toHaveAttribute('title', 'Nach PZN absteigend sortieren');
  await sort.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
});
