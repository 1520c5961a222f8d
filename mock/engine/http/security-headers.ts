import { inertPolicy } from '#http/security/content-security-policy.ts';
import { commonHeaders } from '#http/security/headers.ts';

/**
 * Headers on every answer of the platform, in place of those of an app where they are stricter. It serves data and
 * drawings, never pages; inline styles are left to drawings.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders(false),
  'content-security-policy': inertPolicy({ 'style-src': ["'unsafe-inline'"], sandbox: [] }),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};
