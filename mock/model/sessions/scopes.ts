import type { components } from '#generated/platform/types.gen.ts';

/** What a user may grant to an application. */
export type Scope = components['schemas']['Scope'];

const SCOPES = {
  api: true,
  web: true,
  full: true,
  id: true,
  profile: true,
  email: true,
  openid: true,
  refresh_token: true,
  offline_access: true,
} as const satisfies Record<Scope, true>;

/** Every scope there is. */
export const allScopes = Object.keys(SCOPES) as Scope[];

/** The known scopes in a text, which separates them by spaces, or by semicolons as stored. */
export function scopesIn(text: string): Scope[] {
  return wordsIn(text).filter((word): word is Scope => Object.hasOwn(SCOPES, word));
}

/** Words of a scope parameter that are no scopes. */
export function unknownScopesIn(text: string): string[] {
  return wordsIn(text).filter((word) => !Object.hasOwn(SCOPES, word));
}

/** Whether granted scopes cover all that are needed; `full` covers every one. */
export function covers(granted: readonly Scope[], needed: readonly string[]): boolean {
  return granted.includes('full') || needed.every((scope) => (granted as readonly string[]).includes(scope));
}

/** Whether an application with these scopes gets a refresh token. */
export function isLasting(scopes: readonly Scope[]): boolean {
  return scopes.includes('refresh_token') || scopes.includes('offline_access');
}

function wordsIn(text: string): string[] {
  return [...new Set(text.split(/[\s;]+/).filter((word) => word !== ''))];
}
