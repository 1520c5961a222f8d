import type { RecordedCall } from '../../inspector/recorder.ts';
import { type ApiOperation, type Json, resolved } from '../api/contracts.ts';
import type { Finding, Found } from './finding.ts';
import { isObject } from './judge-facts.ts';
import { judgeValue } from './judge-value.ts';

const JSON_TYPE = 'application/json';
/** The console's own server answers so where the platform has not answered. */
const OWN_STATUSES = [502, 504];

/** What is looked at of a call. */
export type JudgedCall = Pick<RecordedCall, 'input' | 'status' | 'headers' | 'text' | 'isCut'>;

/** Whether a call tells how the platform answers: an answer that is not there, or not in whole, does not. */
export const isJudged = ({ status, isCut }: Pick<JudgedCall, 'status' | 'isCut'>): boolean =>
  status !== undefined && !isCut && !OWN_STATUSES.includes(status);

/** Holds what a call has sent and what it was answered against the contract of its operation. */
export const judgeCall = (operation: ApiOperation, call: JudgedCall): Finding[] => [
  ...judgeRequest(operation, call).map((found): Finding => ({ side: 'request', ...found })),
  ...judgeAnswer(operation, call).map((found): Finding => ({ side: 'answer', ...found })),
];

/** Forms and files are not looked into. */
function judgeRequest({ definition, contract }: ApiOperation, { input: { body } }: JudgedCall): Found[] {
  const schema = schemaOf(resolved(definition.requestBody, contract));
  const isPlain = isObject(body) && Object.getPrototypeOf(body) === Object.prototype;
  // Members without a value are not sent.
  return schema && isPlain ? judgeValue(schema, JSON.parse(JSON.stringify(body)), contract) : [];
}

function judgeAnswer({ definition, contract }: ApiOperation, call: JudgedCall): Found[] {
  const { status, text, headers } = call;
  const responses = (definition.responses ?? {}) as Json;
  const declared = responses[String(status)] ?? responses.default;
  if (!declared) {
    const expected = Object.keys(responses).join(', ');
    return [{ kind: 'status', pointer: '', expected, came: String(status) }];
  }
  const response = resolved(declared, contract);
  const types = Object.keys((response.content ?? {}) as Json);
  const [type = ''] = (headers?.get('content-type') ?? '').split(';');
  const came = text === '' ? '' : type.trim().toLowerCase();
  if (text === '' ? types.length > 0 : !types.some((each) => isOfType(came, each)))
    return [{ kind: 'content', pointer: '', expected: types.join(', ') || '–', came: came || '–' }];
  const schema = schemaOf(response);
  if (!schema || came !== JSON_TYPE) return [];
  const body = parsed(text);
  return body === undefined
    ? [{ kind: 'content', pointer: '', expected: JSON_TYPE, came: 'text' }]
    : judgeValue(schema, body, contract);
}

const schemaOf = ({ content }: Json): unknown =>
  ((content ?? {}) as Record<string, Json | undefined>)[JSON_TYPE]?.schema;

const isOfType = (type: string, declared: string) =>
  declared.endsWith('/*') ? type.startsWith(declared.slice(0, -1)) : type === declared;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
