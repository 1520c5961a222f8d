/** Sources by directive, e.g. `{ 'img-src': ["'self'"] }`; an empty list is a directive that stands alone. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** Sources that let a page's own inline scripts and style sheets count: its nonce, or their hashes. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The inline scripts and style sheets that bear the nonce of an answer. */
export const withNonce = (nonce: string): InlineSources => {
  const sources = [`'nonce-${nonce}'`];
  return { scripts: sources, styles: sources };
};

/**
 * The policy of a page: everything from its own origin, scripts and style sheets also by what tells its own from others,
 * and what an app adds for itself.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  secure: boolean,
  more: PolicyDirectives = {},
): string {
  const own = "'self'";
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [own, ...scripts],
    'style-src': [own, ...styles],
    'img-src': [own, 'data:'],
    'font-src': [own],
    'connect-src': [own],
    'manifest-src': [own],
    'worker-src': [own],
    'form-action': [own],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  for (const [name, sources] of Object.entries(more))
    directives[name] = [...(directives[name] ?? []).filter((source) => source !== "'none'"), ...sources];
  return policyOf(directives);
}

/** The policy of whatever is no page: nothing may run, load or frame it, should a browser take it for one. */
export function inertPolicy(more: PolicyDirectives = {}): string {
  const directives = ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'];
  return policyOf({ ...Object.fromEntries(directives.map((name) => [name, ["'none'"]])), ...more });
}

function policyOf(directives: PolicyDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
