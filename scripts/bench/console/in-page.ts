import type { Page } from '@playwright/test';

/** Milliseconds from the start of the navigation to the frame in which a cell of a table holds this text. */
export async function firstRows(page: Page, url: string, text: string): Promise<number> {
  await page.addInitScript((expected) => {
    const look = () => {
      const isThere = [...document.querySelectorAll('tbody td')].some((cell) =>
        cell.textContent?.includes(expected),
      );
      // The frame after the one in which the row was put in is the one that shows it.
      if (isThere) requestAnimationFrame((at) => Object.assign(window, { firstRowsAt: at }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, text);
  await page.goto(url, { waitUntil: 'commit' });
  return read(page, 'firstRowsAt');
}

/** Milliseconds from the start of the navigation to the frame that shows the first of these elements. */
export async function firstSight(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript((sought) => {
    const look = () => {
      if (document.querySelector(sought))
        requestAnimationFrame((at) => Object.assign(window, { firstSightAt: at }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(url, { waitUntil: 'commit' });
  return read(page, 'firstSightAt');
}

/**
 * Milliseconds from the way back to a list, whose rows have been loaded before, until it has been scrolled and shows
 * rows where it was scrolled to.
 */
export async function scrollReady(page: Page, rows: number, depth: number): Promise<number> {
  await page.evaluate(
    ([expected, pixels]) => {
      const start = performance.now();
      let isScrolled = false;
      const look = (at: number) => {
        const grid = document.querySelector(`[role=grid][aria-rowcount="${expected + 1}"]`);
        const scroller = grid?.parentElement;
        if (!scroller || !grid.querySelector('tbody tr[aria-rowindex]')) return requestAnimationFrame(look);
        if (!isScrolled) {
          scroller.scrollTop = pixels;
          isScrolled = true;
          return requestAnimationFrame(look);
        }
        const { left, bottom } = scroller.getBoundingClientRect();
        const row = document.elementFromPoint(left + 40, bottom - 30)?.closest('tr[aria-rowindex]');
        if (!row) return requestAnimationFrame(look);
        return Object.assign(window, { scrollReadyMs: at - start });
      };
      requestAnimationFrame(look);
      history.back();
    },
    [rows, depth] as const,
  );
  return read(page, 'scrollReadyMs');
}

/** Milliseconds from a click on the first of these links to the frame that shows what is sought. */
export async function clickUntil(page: Page, link: string, ready: string): Promise<number> {
  await page.evaluate((selector) => {
    const target = window as unknown as { clickMs?: number };
    delete target.clickMs;
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = (at: number) => {
          if (document.querySelector(selector)) target.clickMs = Math.max(0, at - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, ready);
  await page.locator(link).first().click();
  return read(page, 'clickMs');
}

/** What a script of the page has left in the window, once it has. */
async function read(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction((key) => (window as never)[key] as number | undefined, name, {
    timeout: 120_000,
  });
  return (await handle.jsonValue()) as number;
}
