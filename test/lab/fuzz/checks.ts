import type { Answer, Call } from '../operations/call.ts';
import type { Declared } from '../operations/declared.ts';
import { isSoapFault } from '../operations/refusals.ts';
import { declaredAnswer, methodsAt } from './contract-facts.ts';
import { type Kind, pathOf } from './make-call.ts';

/** What kinds of fault there are; `rows` is found by who knows the store. */
export const FAULTS = [
  'serverErrors',
  'contractViolations',
  'wronglyAccepted',
  'leaks',
  'changedRows',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What is wrong with an answer. */
export interface Finding {
  readonly fault: Fault;
  readonly what: string;
}

/** Where the inside of the platform shows: frames of a stack, files, and what the database says. */
const INSIDE =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|file:\/\/|\/(?:home|work|tmp|usr)\/\w|\.ts:\d+|\b(?:select|insert into|update|delete from) "\w+"|syntax error at|violates \w[\w-]* constraint|relation "|column "|PGlite|SQLSTATE/i;

/** Everything that is wrong with an answer to a call of that kind. */
export function check(kind: Kind, operation: Declared, call: Call, answer: Answer): Finding[] {
  const { status, body } = answer;
  const found: Finding[] = [];
  const say = (fault: Fault, isWrong: boolean, what: string) => isWrong && found.push({ fault, what });
  if (isSoapFault(answer)) return found;
  say('serverErrors', status >= 500, 'no request makes the platform fail');
  say(
    'leaks',
    status >= 400 && INSIDE.test(JSON.stringify(body) ?? ''),
    'a refusal tells nothing of the inside',
  );
  if (kind === 'method') return [...found, ...checkMethod(operation, call, answer)];
  say('wronglyAccepted', mustFail(kind) && status < 400, 'what is wrong is refused');
  say('wronglyAccepted', kind === 'guest' && status !== 401, 'who has not signed in is refused with a 401');
  say('contractViolations', kind === 'plain' && status >= 400, 'a call that can be done is done');
  const isBlamed = !mustFail(kind) && kind !== 'guest' && status === 400 && blamesRequest(body);
  say('contractViolations', isBlamed, 'what the contract allows is not taken for a breach of it');
  return [...found, ...checkForm(operation, answer)];
}

const mustFail = (kind: Kind): boolean => kind === 'invalid' || kind === 'missing';

/** Codes of the sandbox that blame a place for what no schema can state: who has a key, and which values go together. */
const BEYOND_SCHEMAS = ['SANDBOX_SESSION_REQUIRED', 'INVALID_ARGUMENT'];

/** Whether a refusal says where the request breaks its contract. */
function blamesRequest(body: unknown): boolean {
  const { message, errorCode } = (Array.isArray(body) ? body[0] : undefined) ?? {};
  return /^(path|query|header|body)[.:]/.test(String(message)) && !BEYOND_SCHEMAS.includes(errorCode);
}

/** Status, media type, headers and body against what is declared. */
function checkForm(operation: Declared, { status, headers, body }: Answer): Finding[] {
  const declared = declaredAnswer(operation, status);
  const violation = (what: string): Finding => ({ fault: 'contractViolations', what });
  if (!declared) return [violation('every status is declared')];
  const found: Finding[] = [];
  const sent = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  if (body !== undefined && !declared.mediaTypes.includes(sent))
    found.push(violation(`${sent} is a declared media type`));
  if (body === undefined && declared.mediaTypes.length > 0) found.push(violation('a declared body is there'));
  if (sent === 'application/json')
    found.push(
      ...operation.faultsOf(status, body).map((fault) => violation(`the body is as declared: ${fault}`)),
    );
  if (status === 503 && headers['retry-after'] === undefined)
    found.push(violation('a 503 says when to retry'));
  return found;
}

/** A method that the address has not is a 405 which says what it has. */
function checkMethod(operation: Declared, call: Call, { status, headers }: Answer): Finding[] {
  const methods = methodsAt(pathOf(operation, call));
  if (status !== 405)
    return [{ fault: 'contractViolations', what: `another method is a 405, not ${status}` }];
  const allowed = String(headers.allow ?? '')
    .split(/, */)
    .sort();
  return allowed.join() === [...methods].sort().join()
    ? []
    : [
        {
          fault: 'contractViolations',
          what: `${operation.operationId} tells what it allows, not ${allowed}`,
        },
      ];
}
