import type { Language } from '../../objects/definition/index.ts';
import type { CustomRule, ExpectedType, Problem } from './problem.ts';

type Texts = {
  [Code in Problem['code']]: (label: string, problem: Extract<Problem, { code: Code }>) => string;
};

const typesDe: Record<ExpectedType, string> = {
  text: 'einen Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'ja oder nein',
  date: 'ein Datum (JJJJ-MM-TT)',
  dateTime: 'einen Zeitpunkt (ISO 8601)',
};

const typesEn: Record<ExpectedType, string> = {
  text: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  date: 'a date (YYYY-MM-DD)',
  dateTime: 'a moment (ISO 8601)',
};

const rulesDe: Record<CustomRule, (label: string) => string> = {
  pzn: () => 'Die PZN ist ungültig: Sie hat acht Ziffern, und die Prüfziffer muss stimmen.',
  json: (label) => `${label}: Der Text muss gültiges JSON sein.`,
  notNegative: (label) => `${label}: Der Wert darf nicht negativ sein.`,
  positive: (label) => `${label}: Der Wert muss größer als null sein.`,
};

const rulesEn: Record<CustomRule, (label: string) => string> = {
  pzn: () => 'The PZN is not valid: it has eight digits, and the check digit must fit.',
  json: (label) => `${label}: the text must be valid JSON.`,
  notNegative: (label) => `${label}: the value must not be negative.`,
  positive: (label) => `${label}: the value must be greater than zero.`,
};

const german: Texts = {
  REQUIRED_FIELD_MISSING: (label) => `${label}: Bitte füllen Sie dieses Feld aus.`,
  INVALID_FIELD: (label) => `Das Feld ${label} gibt es nicht.`,
  INVALID_FIELD_FOR_INSERT_UPDATE: (label) => `${label}: Dieses Feld kann nicht geändert werden.`,
  INVALID_TYPE_ON_FIELD_IN_RECORD: (label, { expected }) => `${label}: Erwartet wird ${typesDe[expected]}.`,
  STRING_TOO_LONG: (label, { length, maximum }) =>
    `${label}: Der Text hat ${length} Zeichen, erlaubt sind höchstens ${maximum}.`,
  NUMBER_OUTSIDE_VALID_RANGE: (label) => `${label}: Die Zahl ist zu groß.`,
  INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST: (label, { value }) =>
    `${label}: „${value}“ steht hier nicht zur Auswahl.`,
  MALFORMED_ID: (label) => `${label}: Das ist keine Datensatz-ID.`,
  INVALID_CROSS_REFERENCE_KEY: (label, { target }) => `${label}: Diesen Datensatz (${target}) gibt es nicht.`,
  INVALID_EMAIL_ADDRESS: (label) => `${label}: Das ist keine gültige E-Mail-Adresse.`,
  DUPLICATE_VALUE: (label) => `${label}: Diesen Wert trägt schon ein anderer Datensatz.`,
  FIELD_CUSTOM_VALIDATION_EXCEPTION: (label, { rule }) => rulesDe[rule](label),
};

const english: Texts = {
  REQUIRED_FIELD_MISSING: (label) => `${label}: please complete this field.`,
  INVALID_FIELD: (label) => `There is no field ${label}.`,
  INVALID_FIELD_FOR_INSERT_UPDATE: (label) => `${label}: this field cannot be changed.`,
  INVALID_TYPE_ON_FIELD_IN_RECORD: (label, { expected }) => `${label}: ${typesEn[expected]} is expected.`,
  STRING_TOO_LONG: (label, { length, maximum }) =>
    `${label}: the text has ${length} characters, at most ${maximum} are allowed.`,
  NUMBER_OUTSIDE_VALID_RANGE: (label) => `${label}: the number is too large.`,
  INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST: (label, { value }) => `${label}: “${value}” is not a choice here.`,
  MALFORMED_ID: (label) => `${label}: this is not a record id.`,
  INVALID_CROSS_REFERENCE_KEY: (label, { target }) => `${label}: there is no such record (${target}).`,
  INVALID_EMAIL_ADDRESS: (label) => `${label}: this is not a valid email address.`,
  DUPLICATE_VALUE: (label) => `${label}: another record already has this value.`,
  FIELD_CUSTOM_VALIDATION_EXCEPTION: (label, { rule }) => rulesEn[rule](label),
};

/** What to tell a person about a refused value of the field with this label. */
export function problemMessage(problem: Problem, label: string, language: Language): string {
  const text = (language === 'de' ? german : english)[problem.code] as (
    label: string,
    problem: Problem,
  ) => string;
  return text(label, problem);
}
