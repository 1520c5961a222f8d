import { inertPolicy } from './content-security-policy.ts';

/** Headers on every answer of an app's server, those of the platform included. Pages have a policy of their own. */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': inertPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Headers that matter for pages only: what they may use of the device, and who shares their process. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};
