import type { shopEvents } from '../../platform/shop-events.ts';

/** What is counted: a page that was opened, or an event of the shop. */
export interface Counted {
  event: 'page' | (typeof shopEvents)[number];
  /** Kind of the page, e.g. `product`; never its address, which could tell of somebody's health or order. */
  page: string;
  language: string;
}

/** Sends what is counted, without cookies and without the address of the page. Whether it arrives matters to nobody here. */
export function report(address: string, counted: Counted): void {
  void fetch(address, {
    method: 'POST',
    body: JSON.stringify(counted),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

/** The kind of a page from the id of its route: `routes/product` is a `product`. */
export const pageKind = (routeId: string): string => routeId.replace(/^routes\//, '');
