import type { ServerFacts } from './server-facts.server.ts';

type Answer = (facts: ServerFacts) => Promise<Response>;

/** The development server renders pages without our own server before them; what that would tell is told here. */
export type DevelopmentFacts = (request: Request, answer: Answer) => Promise<Response>;

const shared = globalThis as { [KEY]?: DevelopmentFacts };
const KEY = Symbol.for('offizin.storefront.development-facts');

/** Has pages of the development server answered with these facts. */
export function shareDevelopmentFacts(facts: DevelopmentFacts): void {
  shared[KEY] = facts;
}

/**
 * Answers a page while developing.
 *
 * @throws Error where neither server told the page anything
 */
export const withDevelopmentFacts: DevelopmentFacts = (request, answer) => {
  const facts = shared[KEY];
  if (!facts) throw new Error('No server in front of the page has told it who asks.');
  return facts(request, answer);
};
