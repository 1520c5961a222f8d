import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STORE_NAME } from '#console/app/data/store-name.ts';
import { paths } from '#console/app/paths.ts';
import { withObjects, withRows } from './fake-answers.ts';
import { clickUntil, firstRows, firstSight, scrollReady } from './in-page.ts';

/** What is measured, in milliseconds. */
export interface Sample {
  readonly firstRows: number;
  readonly bareFirstRows: number;
  readonly firstRelatedRow: number;
  readonly scrollReady50: number;
  readonly scrollReady2000: number;
  readonly firstRowsWithPins: number;
  readonly firstRowsOf800Objects: number;
  readonly directory: number;
  readonly directoryOf800: number;
  readonly record: number;
  readonly form: number;
}

export interface Places {
  readonly browser: Browser;
  /** The session of somebody who is signed in. */
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly console: string;
  readonly bare: string;
  readonly object: string;
  /** Text of the first row. */
  readonly firstName: string;
  /** A record with the first of its related lists open, by its path. */
  readonly related: string;
}

/** A machine that does other things meanwhile may need as long. */
const LONGEST_MS = 120_000;
const FEW = 50;
const MANY = 2_000;
const OBJECTS = 800;
/** So far a list is scrolled; 50 rows have it too. */
const DEPTH = 400;
const ROW_LINK = '[role=grid] tbody tr[aria-rowindex] a';
const FILLED_RECORD = 'main section[aria-label="Details"]';
const FIRST_RELATED_ROW = 'main section[id^="related-"] tbody a';
const FILLED_FORM = 'main form input[value]:not([value=""])';

/** Every measure once, each in a browser window that has never been here but is signed in. */
export async function measureOnce(places: Places, round: number): Promise<Sample> {
  const { console: console_, bare, object, firstName } = places;
  const list = console_ + paths.list(object);
  const inPage = async <Value>(measure: (page: Page) => Promise<Value>): Promise<Value> => {
    const context = await places.browser.newContext({
      storageState: places.session,
      locale: 'de-DE',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(LONGEST_MS);
    const page = await context.newPage();
    try {
      return await measure(page);
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  };
  const rows = {
    firstRows: () => inPage((page) => firstRows(page, list, firstName)),
    bareFirstRows: () => inPage((page) => firstRows(page, `${bare}/#/${object}`, firstName)),
    firstRelatedRow: () => inPage((page) => firstSight(page, console_ + places.related, FIRST_RELATED_ROW)),
  };
  const scrolls = {
    scrollReady50: () => inPage((page) => returnTo(page, list, FEW)),
    scrollReady2000: () => inPage((page) => returnTo(page, list, MANY)),
  };
  const pins = {
    firstRowsWithPins: () => inPage((page) => rowsBeside(page, list, firstName, 0)),
    firstRowsOf800Objects: () => inPage((page) => rowsBeside(page, list, firstName, OBJECTS)),
  };
  const directories = {
    directory: () => inPage((page) => directoryOf(page, console_, 0)),
    directoryOf800: () => inPage((page) => directoryOf(page, console_, OBJECTS)),
  };
  const isReversed = round % 2 === 1;
  return {
    ...(await inTurn(rows, isReversed)),
    ...(await inTurn(scrolls, isReversed)),
    ...(await inTurn(pins, isReversed)),
    ...(await inTurn(directories, isReversed)),
    ...(await inPage((page) => openRow(page, list, round))),
  };
}

/** Those that are held against each other, the last one first in every second round. */
async function inTurn<Name extends string>(
  measures: Record<Name, () => Promise<number>>,
  isReversed: boolean,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const found = {} as Record<Name, number>;
  for (const name of isReversed ? names.toReversed() : names) found[name] = await measures[name]();
  return found;
}

/** The first rows beside pinned objects, for which the navigation reads the directory of so many. */
async function rowsBeside(page: Page, list: string, firstName: string, objects: number): Promise<number> {
  await withObjects(page, objects);
  await page.addInitScript(
    ([key, pins]) => window.localStorage.setItem(key as string, pins as string),
    [`RaStore${STORE_NAME}.pins`, JSON.stringify(['Account', 'Case'])],
  );
  return firstRows(page, list, firstName);
}

/** The links to all objects, of which there are so many. */
async function directoryOf(page: Page, console_: string, objects: number): Promise<number> {
  await withObjects(page, objects);
  return firstSight(page, console_ + paths.directory(), 'main a[href^="/o/"]');
}

/** Leaves a list with so many rows for a record, and comes back. */
async function returnTo(page: Page, list: string, rows: number): Promise<number> {
  await withRows(page, rows);
  await page.goto(list);
  await page
    .locator(`[role=grid][aria-rowcount="${rows + 1}"] tbody a`)
    .first()
    .click();
  await page.waitForURL((url) => !list.endsWith(url.pathname));
  await page.waitForLoadState('networkidle');
  return scrollReady(page, rows, DEPTH);
}

/** Opens a record from its row, another one each round, and then its form. */
async function openRow(page: Page, list: string, round: number): Promise<Pick<Sample, 'record' | 'form'>> {
  await page.goto(list);
  await page.locator(ROW_LINK).first().waitFor();
  await page.waitForLoadState('networkidle');
  const row = `[role=grid] tbody tr[aria-rowindex="${round + 3}"] a`;
  const record = await clickUntil(page, row, FILLED_RECORD);
  await page.waitForLoadState('networkidle');
  const form = await clickUntil(page, 'main a[href$="/edit"]', FILLED_FORM);
  return { record, form };
}
