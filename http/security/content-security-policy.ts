/** Sources by directive, e.g. `{ 'img-src': ["'self'"] }`; an empty list is a directive that stands alone. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/**
 * The policy of a page: everything from its own origin, scripts and style sheets also by the response's nonce, and what
 * an app adds for itself.
 */
export function contentSecurityPolicy(nonce: string, secure: boolean, more: PolicyDirectives = {}): string {
  const own = "'self'";
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [own, `'nonce-${nonce}'`],
    'style-src': [own, `'nonce-${nonce}'`],
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
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
