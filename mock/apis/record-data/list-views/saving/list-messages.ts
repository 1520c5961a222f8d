import type { Label } from '../../../../objects/definition/index.ts';

type FaultCode =
  | 'DUPLICATE_DEVELOPER_NAME'
  | 'INVALID_FIELD'
  | 'INVALID_FILTER_LOGIC'
  | 'INVALID_FILTER_OPERATOR'
  | 'INVALID_FILTER_VALUE'
  | 'INVALID_INPUT';

/** What can be wrong with a list view, in sentences for the person who saves it; `{…}` stands for a detail. */
const messages = {
  nameTaken: {
    code: 'DUPLICATE_DEVELOPER_NAME',
    de: 'Für dieses Objekt gibt es bereits eine Listenansicht mit dem Namen „{name}“.',
    en: 'There is a list view of this object with the name “{name}” already.',
  },
  nameMalformed: {
    code: 'INVALID_INPUT',
    de: 'Der Name „{name}“ darf nur Buchstaben, Ziffern und einzelne Unterstriche enthalten, muss mit einem Buchstaben beginnen und darf nicht mit einem Unterstrich enden.',
    en: 'The name “{name}” may only have letters, digits and single underscores, must begin with a letter and must not end with an underscore.',
  },
  labelEmpty: {
    code: 'INVALID_INPUT',
    de: 'Geben Sie der Listenansicht eine Bezeichnung.',
    en: 'Give the list view a label.',
  },
  labelFixed: {
    code: 'INVALID_INPUT',
    de: 'Die Bezeichnung einer mitgelieferten Listenansicht lässt sich nicht ändern.',
    en: 'The label of a standard list view cannot be changed.',
  },
  visibilityFixed: {
    code: 'INVALID_INPUT',
    de: 'Eine mitgelieferte Listenansicht ist immer für alle sichtbar.',
    en: 'A standard list view is always visible to all.',
  },
  unknownColumn: {
    code: 'INVALID_FIELD',
    de: 'Die Spalte „{name}“ gibt es an diesem Objekt nicht.',
    en: 'This object has no column “{name}”.',
  },
  notDisplayable: {
    code: 'INVALID_FIELD',
    de: 'Das Feld „{label}“ kann keine Spalte sein.',
    en: 'The field “{label}” cannot be a column.',
  },
  columnTwice: {
    code: 'INVALID_INPUT',
    de: 'Die Spalte „{label}“ kommt mehrmals vor.',
    en: 'The column “{label}” occurs more than once.',
  },
  unknownFilterField: {
    code: 'INVALID_FIELD',
    de: 'Filter {number}: Das Feld „{name}“ gibt es an diesem Objekt nicht.',
    en: 'Filter {number}: this object has no field “{name}”.',
  },
  wrongOperator: {
    code: 'INVALID_FILTER_OPERATOR',
    de: 'Filter {number}: Das Feld „{label}“ kann nicht mit „{operator}“ verglichen werden.',
    en: 'Filter {number}: the field “{label}” cannot be compared with “{operator}”.',
  },
  wrongValue: {
    code: 'INVALID_FILTER_VALUE',
    de: 'Filter {number}: Der Wert „{value}“ passt nicht zum Feld „{label}“.',
    en: 'Filter {number}: the value “{value}” does not fit the field “{label}”.',
  },
  logicUnexpected: {
    code: 'INVALID_FILTER_LOGIC',
    de: 'Die Filterlogik ist an Stelle {at} bei „{text}“ nicht zu verstehen.',
    en: 'The filter logic makes no sense at character {at}, “{text}”.',
  },
  logicIncomplete: {
    code: 'INVALID_FILTER_LOGIC',
    de: 'Die Filterlogik ist unvollständig.',
    en: 'The filter logic is incomplete.',
  },
  logicMixed: {
    code: 'INVALID_FILTER_LOGIC',
    de: 'Setzen Sie Klammern, wo die Filterlogik AND und OR nebeneinander verwendet (Stelle {at}).',
    en: 'Put brackets where the filter logic uses AND and OR side by side (character {at}).',
  },
  logicTooDeep: {
    code: 'INVALID_FILTER_LOGIC',
    de: 'Die Filterlogik ist zu tief verschachtelt.',
    en: 'The filter logic is nested too deeply.',
  },
  logicUnknown: {
    code: 'INVALID_FILTER_LOGIC',
    de: 'Die Filterlogik nennt den Filter {number}, den es nicht gibt.',
    en: 'The filter logic names the filter {number}, which does not exist.',
  },
  logicUnused: {
    code: 'INVALID_FILTER_LOGIC',
    de: 'Der Filter {number} kommt in der Filterlogik nicht vor.',
    en: 'The filter {number} does not occur in the filter logic.',
  },
  unknownScope: {
    code: 'INVALID_INPUT',
    de: 'Den Umfang „{name}“ gibt es für dieses Objekt nicht.',
    en: 'This object has no scope “{name}”.',
  },
  scopeEntity: {
    code: 'INVALID_INPUT',
    de: 'Der Umfang „{name}“ lässt sich nicht auf einen Datensatz eingrenzen.',
    en: 'The scope “{name}” cannot be limited to a record.',
  },
  queueMissing: {
    code: 'INVALID_INPUT',
    de: 'Nennen Sie die Warteschlange, auf die die Liste eingegrenzt wird.',
    en: 'Name the queue that the list is limited to.',
  },
  unknownQueue: {
    code: 'INVALID_INPUT',
    de: 'Diese Warteschlange gibt es nicht.',
    en: 'There is no such queue.',
  },
  unknownShare: {
    code: 'INVALID_INPUT',
    de: 'Die Gruppe „{name}“ gibt es nicht.',
    en: 'There is no group “{name}”.',
  },
  sharesMissing: {
    code: 'INVALID_INPUT',
    de: 'Nennen Sie die Gruppen, mit denen die Listenansicht geteilt wird.',
    en: 'Name the groups that the list view is shared with.',
  },
  sharesUnused: {
    code: 'INVALID_INPUT',
    de: 'Nur eine geteilte Listenansicht ist für bestimmte Gruppen.',
    en: 'Only a shared list view is for certain groups.',
  },
} as const satisfies Record<string, Label & { code: FaultCode }>;

export type ListMessageKey = keyof typeof messages;

/** One thing that is wrong with a list view. */
export interface ListFault {
  readonly errorCode: FaultCode;
  readonly message: string;
}

/** A fault in the language of the request, with its details filled in. */
export function listFault(
  key: ListMessageKey,
  language: keyof Label,
  details: Readonly<Record<string, string | number>> = {},
): ListFault {
  const { code, [language]: text } = messages[key];
  const message = text.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''));
  return { errorCode: code, message };
}
