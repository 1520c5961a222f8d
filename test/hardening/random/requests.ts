import fc from 'fast-check';
import { badValues } from '../walk/bad-values.ts';
import type { Call, Part } from '../walk/call.ts';
import { type Declared, declaredOperations, type Parameter } from '../walk/declared.ts';
import { brokenValue } from './broken-values.ts';
import type { Ids } from './pools.ts';
import { validValue } from './valid-values.ts';

export type Visitor = 'merchandiser' | 'support' | 'guest';

/** A request to be sent: a call out of the table of operations, with parts of it replaced. */
export interface RandomRequest {
  readonly operationId: string;
  readonly visitor: Visitor;
  /** Whether the table's call is the ground; otherwise the parts are the whole request. */
  readonly onTable: boolean;
  readonly parts: Call;
}

const visitor = fc.constantFrom<Visitor>('merchandiser', 'merchandiser', 'merchandiser', 'support', 'guest');

const PLACES = { path: 'path', query: 'query', header: 'headers' } as const;

/** Requests that keep to the contract, whether or not what they ask for exists. */
export function validRequests(ids: Ids): fc.Arbitrary<RandomRequest> {
  return oneOfThem((operation) =>
    fc.oneof(
      ...[true, false].map((onTable) =>
        fc.record({
          operationId: fc.constant(operation.operationId),
          visitor,
          onTable: fc.constant(onTable),
          parts: onTable ? someParts(operation, ids) : allParts(operation, ids),
        }),
      ),
    ),
  );
}

/** Requests that break the contract in one place. */
export function brokenRequests(ids: Ids): fc.Arbitrary<RandomRequest> {
  return oneOfThem((operation) => {
    const ways = [...brokenParameters(operation), ...brokenBody(operation, ids)];
    if (ways.length === 0) return undefined;
    return fc.record({
      operationId: fc.constant(operation.operationId),
      visitor,
      onTable: fc.constant(true),
      parts: fc.oneof(...ways),
    });
  });
}

function oneOfThem(
  requests: (operation: Declared) => fc.Arbitrary<RandomRequest> | undefined,
): fc.Arbitrary<RandomRequest> {
  return fc.oneof(...declaredOperations('record-data').flatMap((operation) => requests(operation) ?? []));
}

/** Everything that is required, and some of what is not. */
function allParts(operation: Declared, ids: Ids): fc.Arbitrary<Call> {
  const inPlace = (place: Parameter['in']) => {
    const ofPlace = operation.parameters.filter((parameter) => parameter.in === place);
    const required = ofPlace.filter((parameter) => parameter.required);
    const values = ofPlace.map((parameter) => [parameter.name, validPart(parameter, ids)] as const);
    return fc.record(Object.fromEntries(values), { requiredKeys: required.map(({ name }) => name) });
  };
  return fc.record({
    path: inPlace('path'),
    query: inPlace('query'),
    headers: inPlace('header'),
    body: validBody(operation, ids) ?? fc.constant(undefined),
  }) as fc.Arbitrary<Call>;
}

/** Nothing, one parameter or the body: what is left of the table's call lets the request get far. */
function someParts(operation: Declared, ids: Ids): fc.Arbitrary<Call> {
  const parameters = operation.parameters.map((parameter) =>
    validPart(parameter, ids).map((value): Call => ({ [PLACES[parameter.in]]: { [parameter.name]: value } })),
  );
  const body = validBody(operation, ids)?.map((value): Call => ({ body: value }));
  return fc.oneof(fc.constant<Call>({}), ...parameters, ...(body ? [body] : []));
}

function validBody({ body, isForm }: Declared, ids: Ids): fc.Arbitrary<unknown> | undefined {
  return body && !isForm ? validValue('', body, ids) : undefined;
}

/** Commas part the entries of a list, line ends part headers, and an empty value counts as none. */
function validPart({ name, schema, in: place }: Parameter, ids: Ids): fc.Arbitrary<Part> {
  const value = validValue(name, schema, ids) as fc.Arbitrary<Part | null>;
  return value.filter((made): made is Part => {
    if (made === null || made === '') return false;
    if (place === 'header') return /^[ -~]+$/.test(String(made));
    return (
      !Array.isArray(made) || (made.length > 0 && made.every((one) => one !== '' && !/,/.test(String(one))))
    );
  });
}

function brokenParameters({ parameters }: Declared): fc.Arbitrary<Call>[] {
  return parameters.flatMap(({ name, in: place, schema }) => {
    const bad = place === 'header' ? [] : badValues(schema).filter((value) => value !== '');
    return bad.length > 0
      ? [fc.constantFrom(...bad).map((value) => ({ [PLACES[place]]: { [name]: value } }))]
      : [];
  });
}

function brokenBody({ body, isForm }: Declared, ids: Ids): fc.Arbitrary<Call>[] {
  return body && !isForm ? [brokenValue('', body, ids).map((value) => ({ body: value }))] : [];
}
