import { resolve } from '#mock/engine/prism/bundle.ts';
import type { ContractOperation } from '#mock/engine/prism/contract.ts';
import type { Exchange } from '../calls/caller.ts';
import { locate } from '../patches/locate.ts';
import type { Finding } from '../report/finding.ts';
import { REMEDIES } from '../report/remedies.ts';
import { createFaultFinder, type Fault, type FindFaults } from './faults.ts';
import { inWords, placeIn } from './in-words.ts';
import { parsed } from './parsed.ts';
import { type Expected, refusalOf } from './refusal.ts';

/** Says what is otherwise in an answer than its contract has it, or than the apps need it. */
export type Judge = (exchange: Exchange, expected: Expected) => Finding[];

type Contract = ReadonlyMap<string, ContractOperation>;

const judges = new WeakMap<Contract, Judge>();

/** The judge by a contract, with validators that are compiled once. */
export function judgeBy(contract: Contract): Judge {
  const judge = judges.get(contract) ?? createJudge(contract);
  judges.set(contract, judge);
  return judge;
}

function createJudge(contract: Contract): Judge {
  const find = createFaultFinder();
  return (exchange, expected) => {
    const {
      operation: { operationId },
      status,
    } = exchange;
    const operation = contract.get(operationId);
    if (!operation) throw new Error(`No contract has an operation ${operationId}.`);
    if (status === undefined)
      return [{ kind: 'missing', subject: operationId, what: 'was not answered', step: REMEDIES.down }];
    const found = [
      ...refusalOf(exchange, expected),
      ...differences(operation, { ...exchange, status }, find),
    ];
    return found.map((finding) => ({ ...finding, subject: operationId }));
  };
}

type Answered = Exchange & { readonly status: number };
type Found = Omit<Finding, 'subject'>;

const drift = (what: string, more: Partial<Found> = {}): Found => ({
  kind: 'drift',
  what,
  step: REMEDIES.change,
  ...more,
});

function differences(operation: ContractOperation, answer: Answered, find: FindFaults): Found[] {
  const { status, headers, text } = answer;
  if (!operation.responses.has(status)) {
    const declared = [...operation.responses.keys()].filter((each) => each < 400).join(' or ');
    return status < 400 ? [drift(`is answered ${status}; the contract says ${declared}`)] : [];
  }
  const wrongType = typeDifference(operation, answer);
  if (wrongType) return [wrongType];
  const isJson = (headers.get('content-type') ?? '').includes('json');
  const body = isJson ? parsed(text) : undefined;
  if (isJson && body === undefined) return [drift('is answered with JSON that cannot be read')];
  return [
    ...missingHeaders(operation, answer),
    ...(isJson ? bodyDifferences(operation, status, find(operation, status, body)) : []),
  ];
}

function typeDifference(
  operation: ContractOperation,
  { status, headers, text }: Answered,
): Found | undefined {
  const declared = operation.responses.get(status) ?? [];
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (declared.length === 0 || (text === '' && status >= 202)) return undefined;
  const isDeclared = declared.some((each) => each === type || each === '*/*' || startsAlike(each, type));
  return isDeclared
    ? undefined
    : drift(
        `is answered as ${type ?? 'nothing that is named'} (${status}); the contract says ${declared.join(' or ')}`,
      );
}

/** `image/*` takes every picture. */
const startsAlike = (range: string, type = ''): boolean =>
  range.endsWith('/*') && type.startsWith(range.slice(0, -1));

/** What of a declared response names headers. */
interface Headed {
  readonly headers?: object;
}

/** A cookie is set where somebody becomes known, and not again. */
const SOMETIMES = ['set-cookie'];

function missingHeaders({ bundle, declared }: ContractOperation, { status, headers }: Answered): Found[] {
  if (status >= 300) return [];
  const response = declared.responses[String(status)];
  const { headers: named = {} } = response ? resolve<Headed>(bundle, response as Headed) : {};
  return Object.keys(named)
    .filter((name) => !headers.has(name) && !SOMETIMES.includes(name.toLowerCase()))
    .map((name) => drift(`is answered without the header ${name}`));
}

function bodyDifferences(operation: ContractOperation, status: number, faults: readonly Fault[]): Found[] {
  return oncePerPlace(operation, status, faults).map(({ fault, places }) => {
    const { schema } = locate(operation, status, fault.at) ?? {};
    const expected = schema?.type === undefined ? undefined : [schema.type].flat().join(' or ');
    const others = insteadOf(fault, faults) + (places > 1 ? ` (and ${places - 1} more such places)` : '');
    const shape = status >= 400 ? `the error of status ${status}: ` : '';
    return drift(`${shape}${inWords(fault, expected)}${others}`, {
      step: REMEDIES.accept,
      difference: { operationId: operation.operationId, status, fault },
    });
  });
}

/** A member that is new where another is missing may be that other one by a new name. */
function insteadOf(fault: Fault, faults: readonly Fault[]): string {
  if (fault.keyword !== 'required') return '';
  const beside = faults.filter((other) => isAt(other, fault));
  const [only, ...others] = beside.filter(({ keyword }) => keyword === 'unevaluatedProperties');
  const missing = beside.filter(({ keyword }) => keyword === 'required');
  return only && others.length === 0 && missing.length === 1 ? `; ${only.member} is there instead` : '';
}

/** Entries of lists and maps have one schema, which is named once. */
function oncePerPlace(operation: ContractOperation, status: number, faults: readonly Fault[]) {
  const known = new Map<string, { fault: Fault; places: number }>();
  for (const fault of faults) {
    const { at, keyword, member = '' } = fault;
    const pointer = locate(operation, status, at)?.pointer.join('/') ?? placeIn(at);
    const value = keyword === 'enum' ? JSON.stringify(fault.value) : '';
    const key = [pointer, keyword, member, value].join(' ');
    const isOfOtherType = faults.some((other) => other.keyword === 'type' && isAt(other, fault));
    if (isOfOtherType && keyword !== 'type') continue;
    known.set(key, { fault: known.get(key)?.fault ?? fault, places: (known.get(key)?.places ?? 0) + 1 });
  }
  return [...known.values()];
}

const isAt = (one: Fault, other: Fault): boolean => one.at.join('/') === other.at.join('/');
