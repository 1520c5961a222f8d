import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { type LayoutMode, type LayoutType, layoutFields } from '../../../model/metadata/layouts.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { addQualifiedFields, type RequestedFields } from '../selection/requested-fields.ts';
import { addField, type Selection, selectionOf } from '../selection/selection.ts';

/** What a read of records names: fields, or layouts whose fields are meant. */
export interface RecordRequest extends RequestedFields {
  readonly layoutTypes?: readonly LayoutType[] | undefined;
  readonly modes?: readonly LayoutMode[] | undefined;
}

/** The fields of records of one object that a request asks for; `others` as in `addQualifiedFields`. */
export function recordSelection(
  definition: ObjectDefinition,
  request: RecordRequest,
  viewer: Viewer,
  others: 'allowed' | 'refused',
): Selection {
  const selection = selectionOf(definition);
  addQualifiedFields(selection, request, viewer, others);
  if (request.layoutTypes?.length) addLayouts(selection, request, viewer);
  return selection;
}

/** 400 for a read that names nothing to answer (PF-REC-02). */
export function refuseEmptyRequest({ fields, optionalFields, layoutTypes }: RecordRequest): void {
  if (fields?.length || optionalFields?.length || layoutTypes?.length) return;
  const message = 'Name what to answer by fields, optionalFields or layoutTypes.';
  throw new PlatformFault(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', message);
}

function addLayouts(
  selection: Selection,
  { layoutTypes = [], modes = ['View'] }: RecordRequest,
  viewer: Viewer,
): void {
  const { definition } = selection;
  for (const name of definition.nameFields) addField(selection, name, viewer);
  for (const layoutType of layoutTypes) {
    for (const mode of modes) {
      for (const name of layoutFields({ definition, layoutType, mode })) addField(selection, name, viewer);
    }
  }
}
