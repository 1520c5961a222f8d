import { getLimits } from '#generated/platform/client.gen.ts';
import type { Connection } from '../../connection.ts';
import { compareDefinitions } from '../definitions/compare.ts';
import type { Finding } from '../report/finding.ts';
import { READS, WRITES } from '../steps/index.ts';
import { type AccessTokens, Caller, type Exchange } from './caller.ts';
import { PEOPLE } from './step.ts';
import { takeAll } from './take-all.ts';
import { type Attempt, Walk } from './walk.ts';

/** Everything that a platform has answered to a check. */
export interface Collected {
  readonly walk: Walk;
  readonly attempts: readonly Attempt[];
  /** What could not be removed again. */
  readonly left: readonly string[];
  /** Where objects, layouts and lists are otherwise than the console's. */
  readonly compared: readonly Finding[];
  /** Answers beside those of the steps. */
  readonly others: readonly Exchange[];
  /** The limits as the organisation lists them; empty where nobody of the staff has signed in. */
  readonly limits: string;
}

/** Makes the calls of a check: those of the apps, those that describe what the console shows, and that of the limits. */
export async function collect(
  connection: Connection,
  tokens: AccessTokens,
  write: boolean,
): Promise<Collected> {
  const caller = new Caller(connection, tokens);
  const people = PEOPLE.filter((person) => person === 'guest' || tokens[person] !== undefined);
  const walk = new Walk({ caller, connection, people });
  const taken = await takeAll(walk, write ? [...READS, ...WRITES] : READS);
  if (!people.includes('staff')) return { walk, ...taken, compared: [], others: [], limits: '' };
  const { findings, exchanges } = await compareDefinitions(caller);
  const asked = await caller.call('staff', getLimits, {});
  const others = [...exchanges, ...asked.exchanges];
  return { walk, ...taken, compared: findings, others, limits: asked.exchanges.at(-1)?.text ?? '' };
}

/** All answers in the order of the calls. */
export const exchangesOf = ({ attempts, others }: Collected): Exchange[] => [
  ...attempts.flatMap(({ exchanges }) => exchanges),
  ...others,
];
