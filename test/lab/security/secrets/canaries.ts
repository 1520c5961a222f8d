import { randomBytes } from 'node:crypto';

/** Where something may come to light. */
export type Outlet = 'files for browsers' | 'answers' | 'request log' | 'printed';

/** A secret that is recognised wherever it turns up. */
export interface Canary {
  readonly name: string;
  readonly value: string;
  /** Where it must not be; everywhere unless told. */
  readonly notIn?: readonly Outlet[];
}

const mark = (name: string) => `kanarie-${name}-${randomBytes(6).toString('hex')}`;
const canary = (name: string, notIn?: readonly Outlet[]): Canary => ({
  name,
  value: mark(name),
  ...(notIn && { notIn }),
});

/** What the servers are told by their environment and need not tell anybody. */
export const environmentCanaries: Readonly<Record<string, string>> = {
  SESSION_SECRET: mark('session-secret'),
  API_TOKEN: mark('api-token'),
  NPM_TOKEN: mark('npm-token'),
  AWS_SECRET_ACCESS_KEY: mark('cloud-key'),
  VITE_SECRET: mark('vite'),
  REACT_APP_SECRET: mark('react'),
  PGPASSWORD: mark('database-password'),
};

/** What people and attackers send along with requests. What somebody writes into an address may come back to them. */
export const sentCanaries = {
  password: canary('password'),
  wrongPassword: canary('wrong-password'),
  cookie: canary('cookie'),
  authorization: canary('authorization'),
  query: canary('query', ['request log', 'printed', 'files for browsers']),
  // Digits that look like a card and that no other number is likely to hold.
  card: { name: 'card', value: '4929384756102938' },
} as const satisfies Readonly<Record<string, Canary>>;
