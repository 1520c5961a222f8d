import type { Page } from '@playwright/test';
import type { Operation } from '#client/operation.ts';
import { isThere } from '../../stack/scenario.ts';
import { expect } from '../stack.ts';

/** The calls that a page has made. */
export interface Calls {
  /** Waits until each of these operations that the platform's version has was answered without an error. */
  expectAnswered(
    ...operations: Pick<Operation, 'base' | 'method' | 'operationId' | 'path' | 'since'>[]
  ): Promise<void>;
}

/** Follows the calls of a page from now on. */
export function watchCalls(page: Page): Calls {
  const answered: { method: string; pathname: string }[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) return;
    const method = response.request().method().toLowerCase();
    answered.push({ method, pathname: new URL(response.url()).pathname });
  });
  return {
    async expectAnswered(...operations) {
      const missing = () =>
        operations
          .filter(
            (one) =>
              isThere(one) &&
              !answered.some(
                (call) => call.method === one.method && fits(call.pathname, one.base + one.path),
              ),
          )
          .map(({ operationId }) => operationId);
      await expect.poll(missing, { message: 'Operations that the page has not called' }).toEqual([]);
    },
  };
}

/** Versions are taken for each other: which one is asked for is no matter of a page. */
const VERSION = /^v\d+\.\d+$/;

/** Whether an address is one of a path with `{placeholders}`; `batch` never stands for one. */
function fits(pathname: string, template: string): boolean {
  const parts = pathname.split('/');
  const wanted = template.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((want, index) => {
      const part = parts[index] ?? '';
      if (VERSION.test(want)) return VERSION.test(part);
      return want.startsWith('{') ? part !== 'batch' : want === part;
    })
  );
}
