import fc from 'fast-check';
import { addressOf, type Call, withoutParameter } from '../operations/call.ts';
import type { Declared } from '../operations/declared.ts';
import { validRequests, waysToBreak } from '../random-requests/requests.ts';
import type { Ground } from '../random-requests/suite.ts';
import { boundaries } from './boundaries.ts';
import { examplesOf, methodsAt } from './contract-facts.ts';

/** What a request of the fuzz is: one that must succeed, one that keeps to the contract, or one wrong in one way. */
export type Kind = 'plain' | 'example' | 'boundary' | 'valid' | 'invalid' | 'missing' | 'method' | 'guest';

/** What is sent to each operation in one round. A fifth of it must succeed, so that the rest does not hide in refusals. */
export const ROUND: readonly Kind[] = [
  ...['plain', 'invalid', 'example', 'boundary', 'plain', 'missing', 'valid', 'method'],
  ...['plain', 'invalid', 'guest', 'boundary', 'valid', 'plain', 'invalid'],
] as Kind[];

/** Out of which a call is made. */
export interface Making {
  readonly operation: Declared;
  readonly pools: Ground['pools'];
  /** A call that succeeds. */
  readonly usual: Call;
  /** Counts the calls of this kind, so that each example and each boundary has its turn. */
  readonly turn: number;
  readonly seed: number;
}

/** The call of that kind; undefined where the operation has none, as it has no body or takes everything. */
export function makeCall(kind: Kind, making: Making): Call | undefined {
  const { operation, usual, turn } = making;
  switch (kind) {
    case 'plain':
      return usual;
    case 'example':
      return inTurn(examplesOf(operation), turn, usual);
    case 'boundary':
      return inTurn(boundaries(operation, usual), turn, usual);
    case 'valid':
      return random(making, false);
    case 'invalid':
      return random(making, true);
    case 'missing':
      return missing(operation, usual, turn);
    case 'method':
      return withOtherMethod(operation, usual, turn);
    case 'guest':
      return operation.open || !usual.by ? undefined : asNobody(usual, turn);
  }
}

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];

function withOtherMethod(operation: Declared, usual: Call, turn: number): Call {
  const known = methodsAt(pathOf(operation, usual));
  const others = METHODS.filter((method) => !known.has(method));
  return { ...usual, method: others[turn % others.length] as string };
}

/** The path of a call, without its query. */
export function pathOf(operation: Declared, call: Call): string {
  return addressOf(operation, call).split('?')[0] ?? '';
}

/** Puts parts onto a call. */
export function onto(usual: Call, parts: Call): Call {
  return {
    ...usual,
    path: { ...usual.path, ...parts.path },
    query: { ...usual.query, ...parts.query },
    headers: { ...usual.headers, ...parts.headers },
    body: parts.body === undefined ? usual.body : parts.body,
  };
}

function inTurn(parts: readonly Call[], turn: number, usual: Call): Call | undefined {
  const chosen = parts[turn % parts.length];
  return chosen && onto(usual, chosen);
}

function random({ operation, pools, usual, seed }: Making, isBroken: boolean): Call | undefined {
  const ground: Ground = { operations: [operation], pools };
  if (!isBroken) {
    const [valid] = fc.sample(validRequests(ground), { numRuns: 1, seed });
    return (
      valid && (valid.onTable || operation.isGiven ? onto(usual, valid.parts) : withParts(usual, valid.parts))
    );
  }
  const ways = waysToBreak(operation, pools);
  const [broken] = ways.length > 0 ? fc.sample(fc.oneof(...ways), { numRuns: 1, seed }) : [];
  return broken && onto(usual, broken);
}

/** The parts alone, in the name of who would make the usual call. */
const withParts = ({ by }: Call, parts: Call): Call => ({ ...(by && { by }), ...parts });

/** Without a parameter that is required, or with a body that does not say what it is. */
function missing({ parameters, body }: Declared, usual: Call, turn: number): Call | undefined {
  const required = parameters.filter((one) => one.required && one.in !== 'path');
  const ways = [
    ...required.map((one) => withoutParameter(usual, one.in, one.name)),
    ...(body && usual.body !== undefined
      ? ['', 'text/plain', 'application/xml'].map((type) =>
          onto(usual, { headers: { 'content-type': type } }),
        )
      : []),
  ];
  return ways[turn % ways.length];
}

/** Without a session, or with one that there is not. */
function asNobody({ by, ...usual }: Call, turn: number): Call | undefined {
  const headers: Record<string, string> = turn % 2 === 0 ? {} : { cookie: 'sid=nobody-at-all' };
  return by && { ...usual, by: { handle: by.handle, headers } };
}
