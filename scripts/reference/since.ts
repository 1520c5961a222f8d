import { join } from 'node:path';
import type { Api } from '../generate/contracts.ts';
import type { OpenApiDocument, Schema } from '../generate/document.ts';
import { startsOf } from './answers.ts';
import { type AnsweredCalls, matchCalls } from './calls.ts';
import { bodiesOf, startsOf as startsOfBody } from './inputs.ts';
import { withMapping } from './mapping.ts';
import { pairTypes } from './pairs.ts';
import { shapeOf } from './shape.ts';
import { writeParametersSince } from './since-parameters.ts';
import { type Reference, type RequestField, readReference, type Validity } from './tables.ts';

/** The oldest version that is spoken; what is as old needs no word. */
const OLDEST = 50;

/**
 * Writes into a bundle since which version of the platform something is there, as `x-since: '58.0'` at operations, at
 * members of answers and bodies and at parameters, wherever the tables below `root` name a version that not all have.
 */
export function writeSince(api: Api, document: OpenApiDocument, root: string): void {
  const folder = join(root, 'openapi', 'reference');
  const reference = withMapping(readReference(folder), join(folder, 'mapping.yaml'));
  const matches = matchCalls(new Map([[api, document]]), reference.calls);
  const members = Map.groupBy(reference.members, ({ type }) => type);
  const bodies = bodiesOf(matches, reference.fields);
  const answers = matches.flatMap((match) => startsOf(match, members));
  const inputs = bodies.flatMap((body) => startsOfBody(document, body));
  const documented = [
    ...matches.map(({ located, calls }): Documented => [located.operation, calls]),
    ...bodies.flatMap(({ schema, documented }) => membersOf(document, schema, documented)),
    ...[answers, inputs].flatMap((starts) =>
      pairTypes(document, starts, members).flatMap(({ schema, types }) =>
        membersOf(
          document,
          schema,
          types.flatMap((type) => members.get(type) ?? []),
        ),
      ),
    ),
  ];
  for (const [part, rows] of Map.groupBy(documented, ([part]) => part)) {
    const oldest = oldestOf(rows.flatMap(([, validities]) => validities));
    if (oldest) Object.assign(part, { 'x-since': oldest });
  }
  const requests = matches.map((match) => ({ located: match.located, fields: fieldsOf(match, reference) }));
  writeParametersSince(document, requests, oldestOf);
}

/** The version of the oldest row; undefined where there is none, or where every version has it. */
function oldestOf(rows: readonly Validity[]): string | undefined {
  const oldest = Math.min(...rows.map(({ since }) => Number(since)));
  return Number.isFinite(oldest) && oldest > OLDEST ? oldest.toFixed(1) : undefined;
}

/** A part of the contract with all that the reference says of it; what stands for several is as old as the oldest. */
type Documented = readonly [part: object, validities: readonly Validity[]];

function fieldsOf({ calls }: AnsweredCalls, { fields }: Reference): RequestField[] {
  const resources = new Set(calls.map(({ resource }) => resource));
  return fields.filter(({ resource }) => resources.has(resource));
}

function membersOf(
  document: OpenApiDocument,
  schema: Schema,
  documented: readonly (Validity & { name: string })[],
): Documented[] {
  return [...shapeOf(document, schema).properties].map(
    ([name, property]) => [property, documented.filter((member) => member.name === name)] as const,
  );
}
