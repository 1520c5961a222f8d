import { getCsrfTokenModule } from '#generated/commerce/client.gen.ts';
import { isSiteAddress } from './site-base.ts';

/** Address of the module that serves the token of writes. */
export const csrfModulePath = getCsrfTokenModule.path;

/** Header in which writes carry the token. */
export const csrfHeader = 'csrf-token';

/** Whether writes at an address carry the token. */
export const needsCsrfToken = isSiteAddress;

/** The token that the module returns or exports; undefined where it does neither. */
export function csrfTokenIn(script: string): string | undefined {
  return /(?:return|export\s+default)\s*(["'])(.*?)\1/.exec(script)?.[2];
}
