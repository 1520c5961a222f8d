import type { Asked } from './measure.ts';

/** A page that needs little of the platform. */
export const simplePage = (storefront: string): Asked => ({ what: 'page', address: `${storefront}/login` });
