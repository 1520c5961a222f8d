import type { Page } from '@playwright/test';

/** Bugs of pages that visits must find, each put into every document of a page. */
export const rapidNavigationMutants: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the address of a step is forgotten': (page) =>
    page.addInitScript(() => {
      const { pushState } = history;
      let steps = 0;
      history.pushState = function (state, unused, address) {
        steps += 1;
        const url = steps % 2 === 0 ? location.href : address;
        return pushState.call(this, state, unused, url);
      };
    }),
  'what a form has changed is not read anew': (page) =>
    page.addInitScript(() => {
      const { fetch } = window;
      const never = new Promise<Response>(() => undefined);
      let hasSent = false;
      window.fetch = (input, init) => {
        const { pathname, searchParams } = new URL(
          input instanceof Request ? input.url : input,
          location.href,
        );
        hasSent ||= init?.method === 'POST';
        const isReadAnew =
          hasSent && pathname.endsWith('.data') && !searchParams.has('_routes') && !init?.body;
        return isReadAnew ? never : fetch(input, init);
      };
    }),
};
