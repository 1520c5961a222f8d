import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { type Call, withParameter } from './call.ts';
import type { Declared } from './declared.ts';
import type { BaseWorld, Row } from './row.ts';
import { namesSomething, unknownValue } from './unknown.ts';

/** A call that comes to an error, and the failure that makes it so. */
interface Way {
  readonly call: Call;
  readonly failure?: Error;
}

/** The call that this operation answers with this error; undefined where neither the walk nor the row knows one. */
export async function wayTo<W extends BaseWorld>(
  status: number,
  operation: Declared,
  row: Row<W>,
  world: W,
  usualCall: () => Promise<Call>,
): Promise<Way | undefined> {
  const told = row.answers?.[status];
  if (told) return { call: await told(world) };
  const call = await usualCall();
  switch (status) {
    case 400:
      return { call: preferring(call, 'no-status') };
    case 401:
      // Where guests may call, whose session has expired goes on as a guest; the sandbox refuses it on demand.
      return operation.open
        ? { call, failure: new PlatformFault(401, 'INVALID_SESSION_ID', 'Session expired or invalid') }
        : { call: { ...call, by: world.guest } };
    case 403:
      return { call: forbidden(operation, call, world) };
    case 404:
      return { call: missing(operation, row, call) };
    case 413:
      return { call: { ...call, headers: { ...call.headers, 'content-length': String(2 ** 30) } } };
    case 415:
      return { call: { ...call, headers: { ...call.headers, 'content-type': 'text/plain' } } };
    case 500:
      return { call, failure: new Error('on purpose') };
    case 503:
      return { call, failure: new PlatformFault(503, 'SERVER_UNAVAILABLE', 'The server is busy.') };
    default:
      return undefined;
  }
}

/** What Prism's mocker is asked for in place of the platform. */
function preferring(call: Call, code: string): Call {
  return { ...call, headers: { ...call.headers, prefer: `code=${code}` } };
}

/** In the name of a foreign account; else a change that a foreign page asks for, or a read by somebody who may read nothing. */
function forbidden({ method, parameters }: Declared, call: Call, world: BaseWorld): Call {
  const { stranger, strangersAccountId } = world;
  const account = parameters.find((one) => one.in === 'query' && one.name === 'effectiveAccountId');
  if (account && strangersAccountId) return withParameter(call, 'query', account.name, strangersAccountId);
  if (method === 'get') return { ...call, by: stranger };
  return { ...call, headers: { ...call.headers, origin: 'https://elsewhere.example' } };
}

function missing<W>(operation: Declared, { unknown }: Row<W>, call: Call): Call {
  const named = operation.parameters.find(
    (parameter) => namesSomething(parameter) && (unknown?.[parameter.name]?.status ?? 404) === 404,
  );
  return named ? withParameter(call, named.in, named.name, unknownValue(named, call)) : call;
}
