import type { HeaderValues } from './http-types.ts';

/**
 * Headers on every answer. The platform serves data and drawings, never pages, so nothing may run in what it sends;
 * inline styles are left to drawings.
 */
export const securityHeaders: HeaderValues = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
