import { USAGE_HEADER } from '#http/proxy/api-usage.ts';
import { type Answer, type Call, perform, withParameter } from '../operations/call.ts';
import type { Declared, Parameter } from '../operations/declared.ts';
import type { BaseWorld, Row } from '../operations/row.ts';
import { namesSomething, unknownValue } from '../operations/unknown.ts';
import type { Crowd, Role } from './people.ts';

/** What somebody was told who asked for a thing, and for one that is not there. */
export interface Told {
  readonly thing: Answer;
  /** By the parameter of the path whose value was replaced by one that nothing has. */
  readonly absent: Readonly<Record<string, Answer>>;
  /** What a guest was told who asked at the API's own base, where only sessions are answered. */
  readonly atApi?: Answer;
}

/** Asks an operation as one role for a thing of the buyer, which is made anew, since some calls use it up. */
export async function ask<W extends BaseWorld>(
  crowd: Crowd<W>,
  operation: Declared,
  row: Row<W>,
  role: Role,
): Promise<Told> {
  const { by: owner, ...call } = await row.call(crowd.world);
  const sender = role === 'buyer' && owner ? owner : crowd.people[role];
  const absent: Record<string, Answer> = {};
  for (const parameter of ownedNames(operation, row)) {
    const unknown = withParameter(call, 'path', parameter.name, unknownValue(parameter, call));
    absent[parameter.name] = await perform(sender, operation.operationId, unknown);
  }
  const { handle, headers } = sender;
  const isVersioned = /^\/services\/data\/v/.test(operation.path);
  const atApi =
    role === 'guest' && isVersioned && (await perform({ handle, headers }, operation.operationId, call));
  return {
    thing: await perform(sender, operation.operationId, call),
    absent,
    ...(atApi && { atApi }),
  };
}

/** What somebody was told who put one name of another's thing, or an unknown one, into a call about their own. */
export interface Mixed {
  readonly name: string;
  readonly foreign: Answer;
  readonly absent: Answer;
}

/**
 * Asks about things of one's own with a single name, in path or body, of somebody else's. A name that both have, such as
 * that of a coupon, is not foreign.
 */
export async function mix<W extends BaseWorld>(
  { world }: Crowd<W>,
  { operationId, ...operation }: Declared,
  row: Row<W>,
): Promise<Mixed[]> {
  const { by: _, ...theirs } = await row.call(world);
  const inPath = ownedNames({ operationId, ...operation }, row).map((parameter) => ({
    name: parameter.name,
    with: (call: Call, value: string) => withParameter(call, 'path', parameter.name, value),
    foreign: String(theirs.path?.[parameter.name]),
    absent: unknownValue(parameter, theirs),
  }));
  const told: Mixed[] = [];
  for (const { name, with: put, foreign, absent } of [...inPath, ...namesInBody(theirs.body)]) {
    const own = await row.call(world);
    if (JSON.stringify([own.path, own.body]).includes(`"${foreign}"`)) continue;
    const say = (value: string) => perform(own.by ?? world.caller, operationId, put(own, value));
    told.push({ name, absent: await say(absent), foreign: await say(foreign) });
  }
  return told;
}

const OWNED_IN_BODY =
  /"(addressId|cartItemId|cartId|couponId|deliveryGroupId|orderSummaryId|effectiveAccountId)":"(\w{18})"/g;

/** Ids in a body that name what is somebody's. */
function namesInBody(body: unknown) {
  const found = [...(JSON.stringify(body ?? null).matchAll(OWNED_IN_BODY) ?? [])];
  return found.map(([, name = '', foreign = '']) => ({
    name: `body.${name}`,
    foreign,
    absent: `${foreign.slice(0, 12)}zzzAAA`,
    with: (call: Call, value: string): Call => ({
      ...call,
      body: JSON.parse(
        JSON.stringify(call.body).replace(new RegExp(`"${name}":"\\w{18}"`), `"${name}":"${value}"`),
      ),
    }),
  }));
}

/** Parameters of the path that name what is somebody's. */
function ownedNames<W extends BaseWorld>({ parameters }: Declared, row: Row<W>): readonly Parameter[] {
  const named = parameters.filter(({ in: place }) => place === 'path').filter(namesSomething);
  return named.filter(({ name }) => row.private?.includes(name) ?? /[iI]ds?$/.test(name));
}

/** An answer without the ids that were asked for and the count of calls, to be held against another. */
export function withoutIds({ status, body, headers: told }: Answer): string {
  const { [USAGE_HEADER]: _, ...headers } = told;
  const text = JSON.stringify([status, body ?? null, headers]);
  return text.replace(/\b[a-zA-Z0-9]{15}(?:[A-Z0-5a-z]{3})?\b/g, 'ID');
}
