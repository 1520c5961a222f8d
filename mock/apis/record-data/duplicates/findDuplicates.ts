import type { Viewer } from '../../../model/metadata/rights.ts';
import { findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { insufficientAccess, invalidField, notFound } from '../faults.ts';
import { visibleRow } from '../reading/visible-rows.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { type Given, readValue } from '../writing/read-value.ts';
import { ValueFault } from '../writing/value-fault.ts';
import { duplicateMatches } from './duplicate-matches.ts';
import { type Candidate, findMatches } from './find-matches.ts';

/** Answers which records a record would duplicate if it were saved like this. */
export const findDuplicates: Handler<'findDuplicates'> = async ({ body }, context) => {
  const viewer = viewerOf(context);
  const definition = writableObject(body.apiName, viewer);
  const candidate = await candidateOf(definition, body.fields, context);
  const matches = await findMatches(context.store, candidate);
  return {
    status: 200,
    body: {
      allowSave: matches.every(({ consequence }) => consequence.action === 'Allow'),
      duplicateError: matches.length > 0,
      duplicateRules: matches.map(({ rule }) => rule.name),
      matches: duplicateMatches(definition, matches),
    },
  };
};

function writableObject(apiName: string, viewer: Viewer): ObjectDefinition {
  const definition = readableObject(apiName, viewer);
  const { createable, updateable } = viewer.rights(definition);
  if (!createable && !updateable) throw insufficientAccess();
  return definition;
}

async function candidateOf(
  definition: ObjectDefinition,
  { Id = null, ...fields }: Readonly<Record<string, Given>>,
  context: RequestContext,
): Promise<Candidate> {
  const given = readableValues(definition, fields);
  if (Id === null) return { definition, record: given };
  const before = await visibleRow(context.store, definition, fullId(String(Id)), viewerOf(context));
  if (!before) throw notFound();
  return { definition, before, record: { ...before, ...given } };
}

/** The values that fit their fields; the others are still being typed. */
function readableValues(
  definition: ObjectDefinition,
  fields: Readonly<Record<string, Given>>,
): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const [asked, given] of Object.entries(fields)) {
    const found = findVisibleField(definition, asked);
    if (!found) throw invalidField(asked, definition);
    const [name, field] = found;
    const value = readValue(field, given);
    if (!(value instanceof ValueFault)) values[name] = value;
  }
  return values;
}
