import { tagged } from '../../../model/metadata/fingerprint.ts';
import { type FormFactor, layout } from '../../../model/metadata/layouts.ts';
import { defaultRecordTypeId } from '../../../model/metadata/record-types.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { insufficientAccess } from '../faults.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { recordSelection } from '../records/record-selection.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { type CloneSource, cloneSource } from './clone-source.ts';
import { objectInfosOf } from './object-infos.ts';
import { recordTemplate } from './record-template.ts';

/** Answers what a form for a new record starts with; 403 when the session may not create one. */
export const getRecordDefaultsForCreate: Handler<'getRecordDefaultsForCreate'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  if (!viewer.rights(definition).createable) throw insufficientAccess();
  const asked = query.recordTypeId ? askedRecordType(definition, query.recordTypeId).id : undefined;
  const form = { definition, recordTypeId: asked ?? defaultRecordTypeId(definition), values: {} };
  return { status: 200, body: await recordDefaults(form, query, context) };
};

/** Answers what a form for a copy of a record starts with; 403 when the session may not create one. */
export const getRecordDefaultsForClone: Handler<'getRecordDefaultsForClone'> = async (
  { path, query },
  context,
) => {
  const source = await cloneSource(path.recordId, query.recordTypeId, context);
  return { status: 200, body: await recordDefaults(source, query, context) };
};

interface Asked {
  readonly optionalFields?: readonly string[] | undefined;
  readonly formFactor?: FormFactor | undefined;
}

async function recordDefaults(
  { definition, recordTypeId, values }: Pick<CloneSource, 'definition' | 'recordTypeId' | 'values'>,
  { optionalFields, formFactor }: Asked,
  context: RequestContext,
): Promise<Schemas['RecordDefaults']> {
  const viewer = viewerOf(context);
  const request = { layoutTypes: ['Full'], modes: ['Create'], optionalFields } as const;
  const selection = recordSelection(definition, request, viewer, 'refused');
  return tagged({
    layout: layout({ definition, layoutType: 'Full', mode: 'Create', recordTypeId, formFactor }, viewer),
    objectInfos: objectInfosOf(selection, viewer),
    record: await recordTemplate(context, selection, recordTypeId, values),
  });
}
