import { filesConstants } from '#generated/record-data/constants.gen.ts';
import { openFromList, openTab, startSession } from './pages/console.ts';
import { fileAt } from './pages/files.ts';
import { Keyboard } from './pages/hands.ts';
import { openSandbox } from './pages/sandbox.ts';
import { expect, test } from './stack.ts';

const TOO_LARGE = filesConstants.fileBytesMaximum + 1;

test('RD-BATCH-09 RD-FILE-27 files are uploaded to a product, one of them gets a new version, and too large ones are told', async ({
  page,
  stack,
}, testInfo) => {
  const file = (name: string, content: string, size?: number) =>
    fileAt(testInfo.outputPath(name), content, size);
  await startSession(page, stack.console, 'merch@offizin.example');
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  await openTab(page, 'Zugehörige Datensätze');
  const files = page.getByRole('region', { name: 'Dateien', exact: true });
  await files.scrollIntoViewIfNeeded();
  // How many there are is said once they have been read.
  await expect(files.getByText(/^\d+$/)).toBeVisible();
  const reads: string[] = [];
  page.on('request', (request) => reads.push(`${new URL(request.url()).pathname} ${request.postData()}`));
  await files
    .getByLabel('Dateien hochladen')
    .last()
    .setInputFiles([
      file('Beipackzettel.txt', 'Erste Fassung'),
      file('Anleitung.txt', 'Zweimal täglich'),
      file('zu-gross.bin', '', TOO_LARGE),
    ]);
  for (const name of ['Beipackzettel', 'Anleitung']) {
    await expect(files.getByText(`${name}.txt ist hochgeladen.`)).toBeVisible();
    await expect(files.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(reads.filter((path) => path.includes('/list-records/ContentDocumentLink/'))).toHaveLength(1);
  await expect(files.getByText(/zu-gross.bin wurde nicht hochgeladen: .*höchstens 25 MB/)).toBeVisible();

  await files.getByRole('link', { name: 'Beipackzettel' }).click();
  const preview = page.getByRole('region', { name: 'Vorschau' }).first();
  await expect(preview).toContainText('Erste Fassung');
  await preview.getByLabel('Neue Version hochladen').last().setInputFiles(file('B2.txt', 'Zweite Fassung'));
  await expect(preview).toContainText('Zweite Fassung');
  await openTab(page, 'Zugehörige Datensätze');
  const versions = page.getByRole('region', { name: 'Versionen', exact: true });
  await versions.scrollIntoViewIfNeeded();
  await expect(versions.locator('tbody').getByRole('row')).toHaveCount(2);
  await openTab(page, 'Details');
  const download = page.waitForEvent('download');
  await preview.getByRole('link', { name: 'Herunterladen' }).click();
  expect((await download).suggestedFilename()).toContain('.txt');
});

test('RD-FILE-28 support sees files, but is not offered to upload any', async ({ page, stack }) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
  await openTab(page, 'Zugehörige Datensätze');
  const lists = page.getByRole('region', { name: 'Zugehörige Datensätze' });
  await expect(lists.locator('.MuiTable-root').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Dateien hochladen')).toHaveCount(0);
});

test('loading related lists does not move what is below them', async ({ page, stack }) => {
  const sandbox = openSandbox(stack);
  await startSession(page, stack.console, 'merch@offizin.example');
  await sandbox.delay({
    milliseconds: 1_500,
    operationIds: ['getRelatedListRecords', 'getRelatedListRecordsBatch'],
  });
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  await openTab(page, 'Zugehörige Datensätze');
  const files = page.getByRole('heading', { name: /^Dateien/ });
  const lists = page.getByRole('region', { name: 'Zugehörige Datensätze' });
  const top = () => files.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
  // The files are drawn with the last of the lists.
  await expect(files).toBeVisible();
  // Values of rows that have come already are chips as well.
  const counts = lists.locator('h2 + .MuiChip-root');
  await expect(counts).toHaveCount(await lists.getByRole('heading').count());
  const before = await top();
  for (const heading of await lists.getByRole('heading').all()) await heading.scrollIntoViewIfNeeded();
  await expect(lists.locator('.MuiSkeleton-root')).toHaveCount(0);
  expect(await lists.getByRole('table').count()).toBeGreaterThan(1);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('RD-FILE-27 a file is uploaded to a product by keyboard', async ({ page, stack }, testInfo) => {
  await startSession(page, stack.console, 'merch@offizin.example');
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  await openTab(page, 'Zugehörige Datensätze');
  const files = page.getByRole('region', { name: 'Dateien', exact: true });
  await files.scrollIntoViewIfNeeded();
  const chooser = page.waitForEvent('filechooser');
  await new Keyboard(page).press(files.getByRole('button', { name: 'Dateien hochladen' }));
  await (await chooser).setFiles(fileAt(testInfo.outputPath('Tasten.txt'), 'Ohne Zeiger'));
  await expect(files.getByText('Tasten.txt ist hochgeladen.')).toBeVisible();
  await expect(files.getByRole('link', { name: 'Tasten' })).toBeVisible();
});
