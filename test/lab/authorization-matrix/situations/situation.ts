import { type Answer, type Call, perform } from '../../operations/call.ts';
import type { BaseWorld } from '../../operations/row.ts';
import type { Verdict } from '../decisions/decision.ts';
import { isAs, type WrongDecision } from '../judge.ts';
import { type Crowd, type Role, roles } from '../people.ts';

/** What a role is told: as of an operation, or a success that leaves the thing out. */
export type Said = Verdict | 'without';

/** What a role asks for. */
export interface Asked {
  readonly call: Call;
  /** Id that a success with a body must show, and one without the thing must not. */
  readonly thing: string;
}

/** A call about a thing in a state of its own, where the operation alone does not say who may have it. */
export interface Situation<W extends BaseWorld> extends Readonly<Record<Role, Said>> {
  readonly operationId: string;
  /** Makes the thing anew for each role. */
  ask(world: W, role: Role): Promise<Asked>;
}
/** By ids of rules and what the call is about. */
export type Situations<W extends BaseWorld> = Readonly<Record<string, Situation<W>>>;

/** Asks for each thing as every role, those of `only` where one operation is given. */
export async function decideSituations<W extends BaseWorld>(
  crowd: Crowd<W>,
  situations: Situations<W>,
  only: string | undefined,
): Promise<{ requests: number; wrong: WrongDecision[] }> {
  const wrong: WrongDecision[] = [];
  let requests = 0;
  for (const [name, situation] of Object.entries(situations)) {
    const { operationId } = situation;
    if (only !== undefined && only !== operationId) continue;
    for (const role of roles) {
      const { call, thing } = await situation.ask(crowd.world, role);
      const answer = await perform(crowd.people[role], operationId, call);
      requests += 1;
      if (!isSaid(situation[role], answer, thing)) wrong.push(asWrong(name, situation, role, answer));
    }
  }
  return { requests, wrong };
}

function isSaid(said: Said, answer: Answer, thing: string): boolean {
  const isShown = JSON.stringify(answer.body ?? null).includes(thing);
  if (said === 'without') return answer.status < 400 && !isShown;
  return isAs(said, answer) && (said !== 'yes' || isShown || answer.body === undefined);
}

const asWrong = <W extends BaseWorld>(
  asked: string,
  situation: Situation<W>,
  role: Role,
  { status, body }: Answer,
): WrongDecision => ({
  operationId: situation.operationId,
  role,
  asked,
  expected: String(situation[role]),
  told: `${status} ${JSON.stringify(body)?.slice(0, 200)}`,
});
