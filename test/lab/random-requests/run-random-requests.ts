import fc from 'fast-check';
import { type Answer, type Call, perform } from '../operations/call.ts';
import { declaredOperation, operationsWithRows } from '../operations/declared.ts';
import { digestOf } from '../operations/digest.ts';
import { isKept } from '../operations/exemptions.ts';
import { isSoapFault } from '../operations/refusals.ts';
import type { BaseWorld } from '../operations/row.ts';
import { brokenRequests, type RandomRequest, validRequests } from './requests.ts';
import type { Ground, Suite } from './suite.ts';

/** Requests after which a new world is made, so that deletions do not leave an empty one. */
const PER_WORLD = 500;

/** A request whose answer breaks a promise. */
export interface Failure {
  readonly promise: string;
  readonly request: RandomRequest;
  readonly status: number;
  readonly answer: string;
}

export interface RandomRun {
  /** Runs with the same seed and size send the same requests. */
  readonly seed: number;
  readonly valid: number;
  readonly invalid: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

/** Sends `count` valid and `count` broken requests over all calls of the suite and checks every answer. */
export async function sendRandomRequests<W extends BaseWorld>(
  suite: Suite<W>,
  count: number,
  seed: number,
): Promise<RandomRun> {
  const statuses: Record<string, number> = {};
  const failures: Failure[] = [];
  for (let sent = 0; sent < count; sent += PER_WORLD) {
    const world = await suite.openWorld();
    try {
      const numRuns = Math.min(PER_WORLD, count - sent);
      for await (const { answer, failure } of exchanges(suite, world, numRuns, seed + sent)) {
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (failure) failures.push(failure);
      }
    } finally {
      await world.close();
    }
  }
  return { seed, valid: count, invalid: count, statuses, failures };
}

async function* exchanges<W extends BaseWorld>(suite: Suite<W>, world: W, numRuns: number, seed: number) {
  const ground: Ground = {
    operations: operationsWithRows(suite.apis, suite.rows),
    pools: suite.poolsOf(world),
  };
  const valid = fc.sample(validRequests(ground), { numRuns, seed });
  const broken = fc.sample(brokenRequests(ground), { numRuns, seed });
  const { store, clock } = world;
  const callOf = callsOf(suite, world);
  for (const [request, isBroken] of valid.flatMap((one, index) => [
    [one, false] as const,
    [broken[index] as RandomRequest, true] as const,
  ])) {
    clock.advance(1000);
    const call = await callOf(request, isBroken);
    const before = await digestOf(store);
    const answer = await perform(world.caller, request.operationId, call);
    const promise =
      brokenPromise(request, answer, isBroken) ??
      (changesNothing(request, answer) && (await digestOf(store)) !== before
        ? 'a refusal changes nothing'
        : undefined);
    const failure = promise && { promise, request, status: answer.status, answer: brief(answer) };
    yield { answer, failure };
  }
}

function changesNothing({ operationId }: RandomRequest, answer: Answer): boolean {
  return answer.status >= 400 && !isKept(operationId, answer);
}

/** The promise that an answer breaks, apart from what is stored. */
function brokenPromise(
  request: RandomRequest,
  { status, body }: Answer,
  isBroken: boolean,
): string | undefined {
  const { statuses, faultsOf } = declaredOperation(request.operationId);
  if (isSoapFault({ status, body })) return undefined;
  if (status >= 500) return 'no request makes the platform fail or break its contract';
  if (!statuses.has(status)) return 'every status is declared';
  if (isBroken && status < 400) return 'no broken request is accepted';
  if (!isBroken && breaksContract(body)) return 'no valid request is taken for a broken one';
  if (status >= 400 && faultsOf(status, body).length > 0) return 'every refusal has the declared form';
  return undefined;
}

/** Whether the answer is the refusal of a request that its contract does not allow, which says where it is wrong. */
function breaksContract(body: unknown): boolean {
  const [first] = Array.isArray(body) ? body : [];
  return /^(path|query|header|body)[.:]/.test(String(first?.message));
}

/** Puts the parts of a request on a call of the table; broken requests change nothing, so that they share one. */
function callsOf<W extends BaseWorld>({ rows, senderOf }: Suite<W>, world: W) {
  const shared = new Map<string, Call>();
  const tableCall = async (operationId: string, isBroken: boolean): Promise<Call | undefined> => {
    const known = isBroken ? shared.get(operationId) : undefined;
    const call = known ?? (await rows[operationId]?.call(world));
    if (isBroken && call) shared.set(operationId, call);
    return call;
  };
  return async (request: RandomRequest, isBroken: boolean): Promise<Call> => {
    const { operationId, onTable, parts, visitor } = request;
    const needed = onTable || declaredOperation(operationId).isGiven;
    const { by, ...ground } = (needed ? await tableCall(operationId, isBroken) : undefined) ?? {};
    const sender = senderOf(world, visitor) ?? by;
    return {
      ...ground,
      ...parts,
      ...(sender && { by: sender }),
      path: { ...ground.path, ...parts.path },
      query: { ...ground.query, ...parts.query },
      headers: { ...ground.headers, ...parts.headers },
      body: 'body' in parts && parts.body !== undefined ? parts.body : ground.body,
    };
  };
}

function brief({ body }: Answer): string {
  return (JSON.stringify(body) ?? '').slice(0, 400);
}
