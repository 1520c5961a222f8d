import { tagged } from '../../../model/metadata/fingerprint.ts';
import { fieldItem, type LayoutMode } from '../../../model/metadata/layouts.ts';
import { defaultRecordTypeId, offeredValues } from '../../../model/metadata/record-types.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { findPath, type PathStep } from '../../../model/paths/index.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { makeNamedId } from '../../../store/ids.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { fullId } from '../record-ids.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Fields of a step that fit on a telephone. */
const FIELDS_ON_SMALL = 2;

/** Describes the way that records of an object go; 404 for an object without one. */
export const getPathLayout: Handler<'getPathLayout'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const { layoutOverride, mode = 'View', formFactor = 'Large' } = query;
  const found = findPath(definition.apiName, layoutOverride);
  if (!found) throw notFound();
  const { id, recordType } = askedRecordType(
    definition,
    fullId(query.recordTypeId ?? defaultRecordTypeId(definition)),
  );
  const offered = new Map(
    offeredValues(definition, found.field, recordType).map((one) => [one.value, one.label]),
  );
  const limit = formFactor === 'Small' ? FIELDS_ON_SMALL : undefined;
  const steps = found.steps.filter(({ value }) => offered.has(value));
  const rights = viewer.rights(definition);
  const body = {
    canUserUpdatePath: rights.updateable && rights.mayUpdate(found.field),
    id: makeNamedId('0RA', found.name),
    label: found.label[viewer.language],
    layoutMode: mode,
    name: found.name,
    objectApiName: definition.apiName,
    pathFieldApiName: found.field,
    pathFieldLabel: definition.fields[found.field]?.label[viewer.language] ?? null,
    pathSteps: steps.map((step) => ({
      ...stepInfo(step, viewer),
      label: offered.get(step.value)?.[viewer.language] ?? null,
      layoutItems: stepItems(definition, step, mode, viewer).slice(0, limit),
    })),
    recordTypeId: id,
  };
  return { status: 200, body: tagged(body) };
};

function stepInfo({ value, guidance, end }: PathStep, { language }: Viewer) {
  return { closed: end !== undefined, guidance: guidance?.[language] ?? null, value, won: end === 'good' };
}

/** The fields of a step; on a new record those that can be entered. */
function stepItems(
  definition: ObjectDefinition,
  { fields }: PathStep,
  mode: LayoutMode,
  viewer: Viewer,
): Schemas['RecordLayoutItem'][] {
  return fields
    .filter((name) => mode !== 'Create' || definition.fields[name]?.createable)
    .map((name) => fieldItem(definition, name, viewer));
}
