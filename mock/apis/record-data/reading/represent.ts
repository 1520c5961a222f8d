import { fingerprint } from '../../../model/metadata/fingerprint.ts';
import { recordTypeInfos } from '../../../model/metadata/record-types.ts';
import type { Manner } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Field } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import type { AnyRow, Value } from '../../../store/row.ts';
import { displayValue } from '../display/display-value.ts';
import { STORE_CURRENCY } from '../display/formats.ts';
import type { Tree } from './read-tree.ts';

/** A record as the platform answers it, with what its tree holds (RD-REC-01, PF-REC-01). */
export function represent(
  tree: Tree,
  row: AnyRow,
  manner: Manner,
  childRelationships: Schemas['Record']['childRelationships'] = {},
): Schemas['Record'] {
  const { definition } = tree.selection;
  const recordTypeId = text(row.RecordTypeId);
  const content = {
    apiName: definition.apiName,
    childRelationships,
    fields: { ...ownFields(tree, row, manner), ...parentFields(tree, row, manner) },
    id: row.Id,
    lastModifiedById: text(row.LastModifiedById),
    lastModifiedDate: text(row.LastModifiedDate),
    recordTypeId,
    recordTypeInfo: (recordTypeId && recordTypeInfos(definition, manner.language)[recordTypeId]) || null,
    systemModstamp: text(row.SystemModstamp),
  };
  const weakEtag = content.systemModstamp ? Date.parse(content.systemModstamp) : null;
  return { ...content, eTag: fingerprint(content), weakEtag };
}

/** The raw value as JSON carries it: amounts are numbers there. */
function rawValue(field: Field, value: Value): Value {
  return field.type === 'Currency' && value !== null ? Number(value) : value;
}

function ownFields({ selection }: Tree, row: AnyRow, manner: Manner): Record<string, Schemas['FieldValue']> {
  const currency = text(row.CurrencyIsoCode) ?? STORE_CURRENCY;
  const entries = [...selection.fields].map((name) => {
    const field = selection.definition.fields[name] as Field;
    const value = row[name] ?? null;
    const display = displayValue(field, value, manner, currency);
    return [name, { displayValue: display, value: rawValue(field, value) }];
  });
  const name = nameField(selection.definition);
  const named = selection.isNamed ? [['Name', { displayValue: null, value: row[name] ?? null }]] : [];
  return Object.fromEntries([...entries, ...named]);
}

function parentFields(tree: Tree, row: AnyRow, manner: Manner): Record<string, Schemas['FieldValue']> {
  const entries = [...tree.selection.parents].map(([relationshipName, { fieldName }]) => {
    const id = text(row[fieldName]) ?? '';
    const parent = tree.parents.get(relationshipName)?.find(({ rows }) => rows.has(id));
    const parentRow = parent?.rows.get(id);
    if (!parent || !parentRow) return [relationshipName, { displayValue: null, value: null }];
    const name = text(parentRow[nameField(parent.selection.definition)]);
    return [relationshipName, { displayValue: name, value: represent(parent, parentRow, manner) }];
  });
  return Object.fromEntries(entries);
}

function text(value: Value | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
