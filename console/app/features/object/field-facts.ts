import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import type { Say } from '../../i18n/use-text.ts';

/** The type of a field with what belongs to it: length, digits, objects referred to. */
export function typeText({ dataType, length, precision, scale, referenceToInfos }: FieldInfo): string {
  if (referenceToInfos.length > 0)
    return `${dataType} (${referenceToInfos.map(({ apiName }) => apiName).join(', ')})`;
  if (dataType === 'Int' || dataType === 'Long') return dataType;
  if (precision > 0) return `${dataType} (${precision - scale}, ${scale})`;
  return length > 0 && ['String', 'ComboBox', 'TextArea'].includes(dataType)
    ? `${dataType} (${length})`
    : dataType;
}

/** What is special about a field, in a few words each. */
export function fieldFlags(field: FieldInfo, info: ObjectInfo, say: Say): string[] {
  const controller = field.controllerName
    ? (info.fields[field.controllerName]?.label ?? field.controllerName)
    : '';
  const flags: [boolean, string][] = [
    [field.nameField, say('object.flagName')],
    [field.required, say('object.flagRequired')],
    [field.unique, say('object.flagUnique')],
    [field.externalId === true, say('object.flagExternalId')],
    [field.calculated, say('object.flagCalculated')],
    [!field.createable && !field.updateable, say('object.flagReadOnly')],
    [controller !== '', say('object.flagControlled', { field: controller })],
    [field.custom, say('object.flagCustom')],
  ];
  return flags.flatMap(([holds, text]) => (holds ? [text] : []));
}
