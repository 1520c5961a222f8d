import type { Page, Route } from '@playwright/test';
import { startSession } from './pages/console.ts';
import { expect, test } from './stack.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Objekte' });
const notice = (page: Page) =>
  page.getByText('Die Konsole ist noch nicht geladen. Bitte laden Sie die Seite neu.');

/** Handles the requests for a script, by the first part of its name. */
async function whenAskedFor(
  page: Page,
  name: string,
  answer: (route: Route, count: number) => Promise<void>,
) {
  let count = 0;
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => {
    count += 1;
    return answer(route, count);
  });
}

for (const script of ['console', 'de'])
  test(`RD-START-01 the console begins although its script ${script} does not come the first time`, async ({
    page,
    sharedStack: stack,
  }) => {
    await startSession(page, stack.console, 'support@offizin.example');
    await whenAskedFor(page, script, (route, count) =>
      count === 1 ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto(`${stack.console}/o`);
    await expect(heading(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

test('RD-START-02 a console whose script does not come at all says so, and begins when it is loaded anew', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  let isDown = true;
  await whenAskedFor(page, 'console', (route) => (isDown ? route.abort('failed') : route.continue()));
  await page.goto(`${stack.console}/o`);
  await expect(notice(page)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText('The console has not loaded yet. Please reload the page.')).toBeVisible();
  isDown = false;
  await page.reload();
  await expect(heading(page)).toBeVisible();
});

test('RD-START-02 a console whose first script does not come says so after a while', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  await whenAskedFor(page, 'index', (route) => route.abort('failed'));
  await page.goto(`${stack.console}/o`);
  await expect(notice(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
  await expect(notice(page)).toBeVisible();
});

test('RD-START-03 a page whose script or session is slow to come says that it waits', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  const waiting = page.getByRole('status', { name: 'Wird geladen' }).first();
  for (const held of [/\/assets\/DirectoryPage-[^/]+\.js$/, /\/oauth2\/userinfo/]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(held, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${stack.console}/o`);
    await expect(waiting).toBeVisible();
    resolve();
    await expect(heading(page)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.unroute(held);
  }
});

test('RD-START-04 a page whose script comes while the console is just being drawn is drawn', async ({
  page,
  sharedStack: stack,
}) => {
  await startSession(page, stack.console, 'support@offizin.example');
  // Drawing is done in slices, which follow each other by messages; here they take their time, as on a busy machine.
  await page.addInitScript(() => {
    const post: (this: MessagePort, message: unknown) => void = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function slowly(message: unknown) {
      const { dataset } = document.documentElement;
      dataset.slices = String(Number(dataset.slices ?? 0) + 1);
      setTimeout(() => post.call(this, message), 250);
    };
  });
  await whenAskedFor(page, 'LimitsPage', async (route) => {
    await page.waitForFunction(() => Number(document.documentElement.dataset.slices) >= 2);
    await route.continue();
  });
  await page.goto(`${stack.console}/developer/limits`);
  await expect(page.getByRole('row', { name: /^Daily Api Requests/ })).toBeVisible();
});
