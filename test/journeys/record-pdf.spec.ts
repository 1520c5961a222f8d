import { launchOptions } from './launch-options.ts';
import { openFromList, openTab, startSession } from './pages/console.ts';
import { fileAt } from './pages/files.ts';
import { watchPolicy } from './pages/policy.ts';
import { expect, test } from './stack.ts';

/** The least that is a page of a PDF. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>`;

test('the browser’s viewer shows a PDF', async ({ playwright, stack }, testInfo) => {
  // Chromium's headless shell has no viewer.
  await using browser = await playwright.chromium.launch(launchOptions(process.env.CHROMIUM_PATH));
  const page = await browser.newPage({ locale: 'de-DE' });
  const breaches = watchPolicy(page.context());
  await startSession(page, stack.console, 'merch@offizin.example');
  await openFromList(page, stack.console, 'Product2', 'Vitalund Vitamin D3');
  await openTab(page, 'Zugehörige Datensätze');
  const files = page.getByRole('region', { name: 'Dateien', exact: true });
  const file = fileAt(testInfo.outputPath('Fachinformation.pdf'), PDF);
  await files.getByLabel('Dateien hochladen').last().setInputFiles(file);
  await files.getByRole('link', { name: 'Fachinformation' }).click();
  await expect(page.locator('iframe[title="Fachinformation"]')).toBeVisible();
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().startsWith('blob:')).length)
    .toBeGreaterThan(0);
  expect(breaches).toEqual([]);
});
