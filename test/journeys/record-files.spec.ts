import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesConstants } from '#generated/record-data/constants.gen.ts';
import { openFromList, signIn } from './pages/console.ts';
import { openSandbox } from './pages/sandbox.ts';
import { expect, test } from './stack.ts';

const TOO_LARGE = filesConstants.fileBytesMaximum + 1;

/** A file on the disk; with a size, as many zero bytes, which take no room. */
function fileAt(path: string, content: string, size?: number): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (size !== undefined) truncateSync(path, size);
  return path;
}

test('files are uploaded to a product, one of them gets a new version, and too large ones are told', async ({
  page,
  stack,
}, testInfo) => {
  const file = (name: string, content: string, size?: number) =>
    fileAt(testInfo.outputPath(name), content, size);
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  const files = page.getByRole('region', { name: 'Dateien', exact: true });
  await files
    .getByLabel('Dateien hochladen')
    .last()
    .setInputFiles([file('Beipackzettel.txt', 'Erste Fassung'), file('zu-gross.bin', '', TOO_LARGE)]);
  await expect(files.getByText('Beipackzettel.txt ist hochgeladen.')).toBeVisible();
  await expect(files.getByText(/zu-gross.bin wurde nicht hochgeladen: .*höchstens 25 MB/)).toBeVisible();

  await files.getByRole('link', { name: 'Beipackzettel' }).click();
  const preview = page.getByRole('region', { name: 'Vorschau' }).first();
  await expect(preview).toContainText('Erste Fassung');
  await preview.getByLabel('Neue Version hochladen').last().setInputFiles(file('B2.txt', 'Zweite Fassung'));
  await expect(preview).toContainText('Zweite Fassung');
  const versions = page.getByRole('region', { name: 'Versionen', exact: true });
  await versions.scrollIntoViewIfNeeded();
  await expect(versions.locator('tbody').getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await preview.getByRole('link', { name: 'Herunterladen' }).click();
  expect((await download).suggestedFilename()).toContain('.txt');
});

/** The least that is a page of a PDF. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>`;

test('a PDF is shown by the viewer of the browser', async ({ page, stack }, testInfo) => {
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  const files = page.getByRole('region', { name: 'Dateien', exact: true });
  const file = fileAt(testInfo.outputPath('Fachinformation.pdf'), PDF);
  await files.getByLabel('Dateien hochladen').last().setInputFiles(file);
  await files.getByRole('link', { name: 'Fachinformation' }).click();
  await expect(page.locator('iframe[title="Fachinformation"]')).toBeVisible();
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('blob:')).length)
    .toBeGreaterThan(0);
});

test('support sees files, but is not offered to upload any', async ({ page, stack }) => {
  await signIn(page, stack.console, 'support@offizin.example', 'demo');
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
  await expect(page.getByLabel('Dateien hochladen')).toHaveCount(0);
});

test('what lies below related lists stays in its place while their rows come', async ({ page, stack }) => {
  const sandbox = await openSandbox(page, stack.mock);
  await signIn(page, stack.console, 'merch@offizin.example', 'demo');
  await sandbox.delay({ milliseconds: 1_500, operationIds: ['getRelatedListRecords'] });
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  const files = page.getByRole('heading', { name: /^Dateien/ });
  const lists = page.getByRole('region', { name: 'Zugehörige Datensätze' });
  const top = () => files.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  await expect(lists.getByRole('heading').first()).toBeVisible();
  await expect(lists.locator('.MuiChip-root')).toHaveCount(await lists.getByRole('heading').count());
  const before = await top();
  for (const heading of await lists.getByRole('heading').all()) await heading.scrollIntoViewIfNeeded();
  await expect(lists.locator('.MuiSkeleton-root')).toHaveCount(0);
  expect(await lists.getByRole('table').count()).toBeGreaterThan(1);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
