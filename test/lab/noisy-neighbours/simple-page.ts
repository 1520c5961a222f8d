import type { Asked } from './measure.ts';

/** What the page is called among what is asked for. */
export const PAGE = 'page';

/** A page that needs little of the platform. */
export const simplePage = (storefront: string): Asked => ({ what: PAGE, address: `${storefront}/login` });
