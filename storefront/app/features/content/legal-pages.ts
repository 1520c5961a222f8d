/** The pages that a shop must have, in the order of the footer (DE-SITE-01), each with what it is called. */
export const legalPages = [
  { key: 'versand-zahlung', title: 'page.legal.shipping' },
  { key: 'widerrufsbelehrung', title: 'page.legal.withdrawal' },
  { key: 'agb', title: 'page.legal.terms' },
  { key: 'datenschutz', title: 'page.legal.privacy' },
  { key: 'impressum', title: 'page.legal.imprint' },
  { key: 'barrierefreiheit', title: 'page.legal.accessibility' },
] as const;

export type LegalPage = (typeof legalPages)[number];
