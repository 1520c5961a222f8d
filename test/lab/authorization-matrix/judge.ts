import type { Answer } from '../operations/call.ts';
import type { Declared } from '../operations/declared.ts';
import { type Mixed, type Told, withoutIds } from './ask.ts';
import type { Decision, Verdict } from './decisions/decision.ts';
import type { Role } from './people.ts';

/** A cell of the matrix that was not decided as the table says. */
export interface WrongDecision {
  readonly operationId: string;
  readonly role: Role;
  /** Whose thing was asked for: that of the buyer, or one that is not there. */
  readonly asked: string;
  readonly expected: string;
  readonly told: string;
}

/** Holds what a role was told against the table. */
export function judge(
  { operationId }: Declared,
  decision: Decision,
  role: Role,
  { thing, absent, atApi }: Told,
): WrongDecision[] {
  const expected = decision[role];
  const wrong = (asked: string, of: string | number, answer: Answer): WrongDecision => ({
    operationId,
    role,
    asked,
    expected: String(of),
    told: `${answer.status} ${JSON.stringify(answer.body)?.slice(0, 200)}`,
  });
  const found = isAs(expected, thing) ? [] : [wrong('the thing', expected, thing)];
  if (atApi && atApi.status !== 401) found.push(wrong('the thing at the base of the API', 401, atApi));
  for (const [name, answer] of Object.entries(absent)) {
    const where = `no such ${name}`;
    if (expected === 'yes') {
      const verdict = (typeof decision.absent === 'object' ? decision.absent[name] : decision.absent) ?? 404;
      if (!isAs(verdict, answer)) found.push(wrong(where, verdict, answer));
    } else if (!decision.seen && withoutIds(answer) !== withoutIds(thing))
      found.push(wrong(where, `the same as for the thing: ${thing.status}`, answer));
  }
  return found;
}

/** Calls about one's own things into which one foreign name was mixed must fail, and as if nothing had that name. */
export function judgeMixed(
  { operationId }: Declared,
  { leavesOut }: Pick<Decision, 'leavesOut'>,
  mixed: readonly Mixed[],
): WrongDecision[] {
  return mixed
    .filter(
      ({ foreign, absent }) =>
        (foreign.status < 400 && !leavesOut) || withoutIds(foreign) !== withoutIds(absent),
    )
    .map(({ name, foreign, absent }) => ({
      operationId,
      role: 'otherBuyer',
      asked: `foreign ${name} in a call of their own`,
      expected: `refused as where it is not there: ${absent.status} ${JSON.stringify(absent.body)?.slice(0, 200)}`,
      told: `${foreign.status} ${JSON.stringify(foreign.body)?.slice(0, 200)}`,
    }));
}

/** Whether an answer is the one that was decided. */
export function isAs(verdict: Verdict, { status, body }: Answer): boolean {
  if (typeof verdict === 'number') return status === verdict;
  if (status >= 400) return false;
  const items: { statusCode?: number }[] = body?.results ?? [];
  const refused = items.filter(({ statusCode = 200 }) => statusCode >= 400).length;
  return verdict === 'itemwise' ? refused > 0 && refused === items.length : true;
}

/** What was asked, and what was not answered as decided. */
export interface MatrixRun {
  readonly operations: number;
  readonly requests: number;
  readonly wrong: readonly WrongDecision[];
}
