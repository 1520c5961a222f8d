import {
  type Answer,
  type Call,
  perform,
  type Sender,
  withoutParameter,
  withParameter,
} from '../../operations/call.ts';
import { type Declared, declaredOperations } from '../../operations/declared.ts';
import { rows } from '../../operations/sandbox/rows.ts';
import { withoutIds } from '../ask.ts';
import { sandboxDecisions } from '../decisions/sandbox.ts';
import type { MatrixRun, WrongDecision } from '../judge.ts';
import { type Role, roles } from '../people.ts';
import { type Front, KEY_HEADER, type SandboxCrowd, sandboxCrowd } from './crowd.ts';

const UNKNOWN = 'no-such-thing';

/** How a request shows that it comes from another machine. */
const REMOTE: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
  { 'x-forwarded-host': 'evil.example' },
  { host: 'evil.example' },
];

type Decision = (typeof sandboxDecisions)[keyof typeof sandboxDecisions] & {
  foreign?: 404;
  isEverybodys?: boolean;
};

/** Every operation of the sandbox by every role, with their own key, another's things, no key, and from elsewhere. */
export async function runSandboxMatrix(
  chosen: (operation: Declared) => boolean = () => true,
  front?: Front,
): Promise<MatrixRun> {
  const operations = declaredOperations('sandbox').filter(chosen);
  if (operations.length === 0) return { operations: 0, requests: 0, wrong: [] };
  const crowd = await sandboxCrowd(front);
  const wrong: WrongDecision[] = [];
  let requests = 0;
  try {
    for (const operation of operations)
      for (const role of roles) {
        const cell = await decideCell(crowd, operation, role);
        requests += cell.requests;
        wrong.push(...cell.wrong);
      }
  } finally {
    await crowd.close();
  }
  return { operations: operations.length, requests, wrong };
}

/** All that one role may ask of one operation. */
async function decideCell(crowd: SandboxCrowd, { operationId, parameters }: Declared, role: Role) {
  const decision = sandboxDecisions[operationId as keyof typeof sandboxDecisions] as Decision;
  const row = rows[operationId];
  if (!decision || !row) throw new Error(`Nobody has decided who may ${operationId}.`);
  const wrong: WrongDecision[] = [];
  let requests = 0;
  const expect = (isRight: boolean, asked: string, expected: string | number, { status, body }: Answer) => {
    requests += 1;
    const told = `${status} ${JSON.stringify(body)?.slice(0, 200)}`;
    if (!isRight) wrong.push({ operationId, role, asked, expected: String(expected), told });
  };
  const world = await crowd.worldOf(role);
  const say = (call: Call) => perform(world.caller, operationId, call);
  const before = await crowd.controlsOfStranger();
  const named = parameters.find(({ in: place, name }) => place === 'path' && name !== 'scenarioName');

  // What is refused uses nothing up, so that one thing is enough for all of it.
  const refused = await row.call(world);
  for (const key of [undefined, UNKNOWN]) {
    const call = withoutParameter(
      decision.withoutKey === 'yes' ? await row.call(world) : refused,
      'header',
      KEY_HEADER,
    );
    const answer = await perform(withKey(world.caller, key), operationId, call);
    const isRight = decision.withoutKey === 'yes' ? isSuccess(answer) : answer.status === decision.withoutKey;
    expect(isRight, key ? 'with an unknown key' : 'without a key', decision.withoutKey, answer);
  }
  for (const headers of REMOTE) {
    const answer = await say({ ...refused, headers: { ...refused.headers, ...headers } });
    // Behind an app the name of the host is refused before the platform sees it.
    const isRight = answer.status === 403 || ('host' in headers && answer.status === 421);
    expect(isRight, `from elsewhere, ${JSON.stringify(headers)}`, 403, answer);
  }
  if (named) {
    const absent = await say(withParameter(refused, 'path', named.name, UNKNOWN));
    expect(absent.status === 404, `no such ${named.name}`, 404, absent);
    if (decision.foreign) {
      const foreign = await say(
        withParameter(refused, 'path', named.name, await strangersRule(crowd, operationId)),
      );
      const isSame = withoutRules(foreign) === withoutRules(absent);
      expect(isSame, `a ${named.name} of another session`, 'the same as one that is not there', foreign);
    }
  }
  const own = await say(await row.call(world));
  expect(isSuccess(own), 'their own', 'yes', own);
  const after = await crowd.controlsOfStranger();
  if (after !== before) expect(false, 'their own', 'what another session has set stays', own);
  return { requests, wrong };
}

/** A form of a page that is taken leads on. */
const isSuccess = ({ status }: Answer): boolean => status < 400;

/** The same person with another key of the sandbox, or with none. */
function withKey({ headers, handle }: Sender, key: string | undefined): Sender {
  const { [KEY_HEADER]: _, ...others } = headers;
  return { handle, headers: key === undefined ? others : { ...others, [KEY_HEADER]: key } };
}

/** A rule of the stranger's session, of the kind that the operation is about. */
async function strangersRule({ stranger }: SandboxCrowd, operationId: string): Promise<string> {
  const { body } = await perform(stranger, 'getSandboxControls', {});
  const [rule] = operationId.includes('Latency') ? body.latencies : body.faults;
  return String(rule?.ruleId);
}

const withoutRules = (answer: Answer) =>
  withoutIds(answer)
    .replace(/rule-\d+|no-such-thing/g, 'RULE')
    .replace(/"(?:content-length|date|x-request-id)":"[^"]*"/g, '');
