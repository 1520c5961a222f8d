import { lookupsConstants } from '#generated/record-data/constants.gen.ts';
import { columnFor } from '../../../model/metadata/columns.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { themeInfo } from '../../../model/metadata/theme.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { extraFields } from '../lookups/display-fields.ts';
import { lookupField } from '../lookups/lookup-field.ts';
import { viewerOf } from '../viewer.ts';

const { searchMinimumCharacters, typeAheadMinimumCharacters } = lookupsConstants;

/** Describes how the records for a reference field are searched and shown. */
export const getLookupMetadata: Handler<'getLookupMetadata'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  const { source, name, field, targets, filter } = lookupField(path.objectApiName, path.fieldApiName, viewer);
  const body = {
    controllingFields: filter ? [filter.sameAs] : [],
    fieldApiName: name,
    label: field.label[viewer.language],
    minimumTermLength: { Recent: 0, Search: searchMinimumCharacters, TypeAhead: typeAheadMinimumCharacters },
    objectApiName: source.apiName,
    targets: targets.map((target) => targetInfo(target, viewer)),
  };
  return { status: 200, body: tagged(body) };
};

function targetInfo(target: ObjectDefinition, viewer: Viewer): Schemas['LookupTarget'] {
  const shown = (name: string) => {
    const { path, label } = columnFor(target, name, viewer);
    return { fieldApiName: path, label };
  };
  return {
    createable: viewer.rights(target).createable,
    extraFields: extraFields(target).map(shown),
    keyPrefix: target.keyPrefix,
    label: target.label[viewer.language],
    labelPlural: target.labelPlural[viewer.language],
    objectApiName: target.apiName,
    primaryField: shown(nameField(target)),
    themeInfo: themeInfo(target),
  };
}
