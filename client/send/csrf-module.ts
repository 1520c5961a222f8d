import { getCsrfTokenModule } from '#generated/commerce/client.gen.ts';

const WEB_RUNTIME_BASE = '/webruntime/api/';

/** Address of the module that serves the token of writes. */
export const csrfModulePath = getCsrfTokenModule.path;

/** Header in which writes carry the token. */
export const csrfHeader = 'csrf-token';

/** Whether writes at an address carry the token. */
export function needsCsrfToken(address: string): boolean {
  return address.startsWith(WEB_RUNTIME_BASE);
}

/** The token that the module returns or exports; undefined where it does neither. */
export function csrfTokenIn(script: string): string | undefined {
  return /(?:return|export\s+default)\s*(["'])(.*?)\1/.exec(script)?.[2];
}
