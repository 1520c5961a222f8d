import fc from 'fast-check';
import { takes } from '../operations/bad-bodies.ts';
import { badValues } from '../operations/bad-values.ts';
import type { Call, Part } from '../operations/call.ts';
import type { Declared, Parameter } from '../operations/declared.ts';
import { brokenValues } from './broken-values.ts';
import type { Pools } from './pools.ts';
import type { Ground, Visitor } from './suite.ts';
import { validValue } from './valid-values.ts';

/** A request to be sent: a call out of the table of operations, with parts of it replaced. */
export interface RandomRequest {
  readonly operationId: string;
  readonly visitor: Visitor;
  /** Whether the table's call is the ground; otherwise the parts are the whole request. */
  readonly onTable: boolean;
  readonly parts: Call;
}

const visitor = fc.constantFrom<Visitor>('caller', 'caller', 'caller', 'other', 'guest');

const PLACES = { path: 'path', query: 'query', header: 'headers' } as const;

/** Requests that keep to the contract, whether or not what they ask for exists. */
export function validRequests({ operations, pools }: Ground): fc.Arbitrary<RandomRequest> {
  return oneOfThem(operations, (operation) =>
    fc.oneof(
      ...[true, false].map((onTable) =>
        fc.record({
          operationId: fc.constant(operation.operationId),
          visitor,
          onTable: fc.constant(onTable),
          parts: onTable ? someParts(operation, pools) : allParts(operation, pools),
        }),
      ),
    ),
  );
}

/** Requests that break the contract in one place. */
export function brokenRequests({ operations, pools }: Ground): fc.Arbitrary<RandomRequest> {
  return oneOfThem(operations, (operation) => {
    const ways = waysToBreak(operation, pools);
    if (ways.length === 0) return undefined;
    return fc.record({
      operationId: fc.constant(operation.operationId),
      visitor,
      onTable: fc.constant(true),
      parts: fc.oneof(...ways),
    });
  });
}

/** Parts that break the contract in one place; none for an operation that takes everything. */
export function waysToBreak(operation: Declared, pools: Pools): fc.Arbitrary<Call>[] {
  return [...brokenParameters(operation), ...brokenBody(operation, pools)];
}

function oneOfThem(
  operations: readonly Declared[],
  requests: (operation: Declared) => fc.Arbitrary<RandomRequest> | undefined,
): fc.Arbitrary<RandomRequest> {
  return fc.oneof(...operations.flatMap((operation) => requests(operation) ?? []));
}

/** Everything that is required, and some of what is not. */
function allParts(operation: Declared, pools: Pools): fc.Arbitrary<Call> {
  const inPlace = (place: Parameter['in']) => {
    const ofPlace = operation.parameters.filter((parameter) => parameter.in === place);
    const required = ofPlace.filter((parameter) => parameter.required);
    const values = ofPlace.map((parameter) => [parameter.name, validPart(parameter, pools)] as const);
    return fc.record(Object.fromEntries(values), { requiredKeys: required.map(({ name }) => name) });
  };
  return fc.record({
    path: inPlace('path'),
    query: inPlace('query'),
    headers: inPlace('header'),
    body: validBody(operation, pools) ?? fc.constant(undefined),
  }) as fc.Arbitrary<Call>;
}

/** Nothing, one parameter or the body: what is left of the table's call lets the request get far. */
function someParts(operation: Declared, pools: Pools): fc.Arbitrary<Call> {
  const parameters = operation.parameters.map((parameter) =>
    validPart(parameter, pools).map(
      (value): Call => ({ [PLACES[parameter.in]]: { [parameter.name]: value } }),
    ),
  );
  const body = validBody(operation, pools)?.map((value): Call => ({ body: value }));
  return fc.oneof(fc.constant<Call>({}), ...parameters, ...(body ? [body] : []));
}

function validBody({ body, isForm }: Declared, pools: Pools): fc.Arbitrary<unknown> | undefined {
  return body && !isForm ? validValue('', body, pools) : undefined;
}

/** Commas part the entries of a list, line ends part headers, dots climb paths, and an empty value counts as none. */
function validPart({ name, schema, in: place }: Parameter, pools: Pools): fc.Arbitrary<Part> {
  const value = validValue(name, schema, pools) as fc.Arbitrary<Part | null>;
  return value.filter((made): made is Part => {
    if (made === null || made === '') return false;
    if (place === 'header') return /^[ -~]+$/.test(String(made));
    if (place === 'path' && /^\.+$/.test(String(made))) return false;
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

function brokenBody({ body, isForm }: Declared, pools: Pools): fc.Arbitrary<Call>[] {
  const ways = body && !isForm ? brokenValues('', body, pools) : [];
  if (!body || ways.length === 0) return [];
  return [
    fc
      .oneof(...ways)
      .filter((value) => !takes(body, value))
      .map((value) => ({ body: value })),
  ];
}
