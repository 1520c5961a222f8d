import { layout } from '../../../model/metadata/layouts.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { HandlerInput } from '../../dispatch/handler.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { fullId } from '../record-ids.ts';
import { readableObject } from '../viewer.ts';
import { layoutName } from './user-state.ts';

type Asked = Pick<HandlerInput<'getLayoutUserState'>, 'path' | 'query'>;

/** The layout whose state is asked for, with the name under which that is kept. */
export function askedLayout(
  { path, query }: Asked,
  viewer: Viewer,
): { layout: Schemas['RecordLayout']; name: string } {
  const definition = readableObject(path.objectApiName, viewer);
  const { layoutType = 'Full', mode = 'View' } = query;
  const recordTypeId = askedRecordType(definition, fullId(query.recordTypeId)).id;
  const use = { layoutType, mode, recordTypeId };
  return {
    layout: layout({ definition, ...use }, viewer),
    name: layoutName({ objectApiName: definition.apiName, ...use }),
  };
}
