import { picklist, reference } from './choice-fields.ts';
import { defineObject } from './define-object.ts';
import type { Field } from './field.ts';
import { text } from './fields.ts';
import type { ObjectDefinition } from './object-definition.ts';

/** Characters of a value that a history keeps; of a longer text it tells only that it was changed. */
export const LONGEST_TRACKED = 255;

type Parent<Name extends string> = Pick<ObjectDefinition<Name>, 'apiName' | 'label' | 'theme'>;

/** What each change of a field that an object tracks is kept in (PF-HIST-01). The platform alone writes it. */
export function defineHistory<const ParentName extends string, const ApiName extends string>(
  parent: Parent<ParentName>,
  { apiName, keyPrefix }: { readonly apiName: ApiName; readonly keyPrefix: string },
) {
  const parentId = `${parent.apiName}Id` as const;
  const toParent = reference(parent.label, parent.apiName, parent.apiName, {
    required: true,
    children: 'Histories',
    onDelete: 'cascade',
  });
  const fields = {
    ...({ [parentId]: toParent } as Record<`${ParentName}Id`, Field<string, 'required'>>),
    Field: text({ de: 'Geändertes Feld', en: 'Changed field' }, LONGEST_TRACKED, { required: true }),
    DataType: picklist({ de: 'Datentyp', en: 'Datatype' }, DATA_TYPES, { required: true, length: 40 }),
    OldValue: text({ de: 'Alter Wert', en: 'Old value' }, LONGEST_TRACKED),
    NewValue: text({ de: 'Neuer Wert', en: 'New value' }, LONGEST_TRACKED),
  };
  const definition = defineObject({
    apiName,
    keyPrefix,
    label: { de: `Verlauf: ${parent.label.de}`, en: `${parent.label.en} history` },
    labelPlural: { de: `Verläufe: ${parent.label.de}`, en: `${parent.label.en} histories` },
    theme: parent.theme,
    managedByPlatform: true,
    searchable: false,
    fields,
    nameFields: [],
    layout: [
      {
        heading: { de: 'Änderung', en: 'Change' },
        columns: [
          [parentId, 'Field', 'DataType'],
          ['OldValue', 'NewValue'],
        ],
      },
    ],
    compactLayout: ['Field', 'OldValue', 'NewValue'],
  });
  return { ...definition, historyOf: parent.apiName };
}

/** Types of values as histories name them; a reference has a row with its id and one with the name. */
const DATA_TYPES = {
  Boolean: { de: 'Ja oder nein', en: 'Boolean' },
  Currency: { de: 'Betrag', en: 'Currency' },
  DateOnly: { de: 'Tag', en: 'Date' },
  DateTime: { de: 'Zeitpunkt', en: 'Date and time' },
  DynamicEnum: { de: 'Auswahl', en: 'Picklist' },
  Email: { de: 'E-Mail', en: 'Email' },
  EntityId: { de: 'Datensatz', en: 'Record' },
  Number: { de: 'Zahl', en: 'Number' },
  Percent: { de: 'Prozent', en: 'Percent' },
  Phone: { de: 'Telefon', en: 'Phone' },
  Text: { de: 'Text', en: 'Text' },
  TextArea: { de: 'Langer Text', en: 'Text area' },
  Url: { de: 'Adresse', en: 'URL' },
} as const;

export type HistoryDataType = keyof typeof DATA_TYPES;
