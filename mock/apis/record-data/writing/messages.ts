import type { Label } from '../../../objects/definition/index.ts';

/** What is wrong with the value of a field. Codes are the platform's. */
export type FaultCode =
  | 'DUPLICATE_VALUE'
  | 'FIELD_INTEGRITY_EXCEPTION'
  | 'INVALID_CROSS_REFERENCE_KEY'
  | 'INVALID_EMAIL_ADDRESS'
  | 'INVALID_FIELD'
  | 'INVALID_FIELD_FOR_INSERT_UPDATE'
  | 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'
  | 'INVALID_TYPE_ON_FIELD_IN_RECORD'
  | 'NUMBER_OUTSIDE_VALID_RANGE'
  | 'REQUIRED_FIELD_MISSING'
  | 'STRING_TOO_LONG'
  | 'FIELD_CUSTOM_VALIDATION_EXCEPTION'
  | 'FIELD_FILTER_VALIDATION_EXCEPTION';

/** Sentences for the person who saves, by what is wrong; `{…}` stands for a detail. */
const messages = {
  duplicate: {
    de: 'Es gibt bereits einen Datensatz mit diesem Wert.',
    en: 'There is a record with this value already.',
  },
  email: { de: 'Geben Sie eine gültige E-Mail-Adresse ein.', en: 'Enter a valid e-mail address.' },
  json: { de: 'Geben Sie gültiges JSON ein.', en: 'Enter valid JSON.' },
  mailTooLong: {
    de: 'Der Text ist zu lang für eine E-Mail. Kürzen Sie ihn.',
    en: 'The text is too long for an email. Shorten it.',
  },
  missing: { de: 'Füllen Sie dieses Feld aus.', en: 'Complete this field.' },
  noDate: { de: 'Geben Sie ein gültiges Datum ein.', en: 'Enter a valid date.' },
  noFlag: { de: 'Das Feld kennt nur Ja oder Nein.', en: 'The field knows only yes or no.' },
  noMoment: { de: 'Geben Sie einen gültigen Zeitpunkt ein.', en: 'Enter a valid date and time.' },
  noNumber: { de: 'Geben Sie eine Zahl ein.', en: 'Enter a number.' },
  noText: { de: 'Geben Sie einen Text ein.', en: 'Enter a text.' },
  notNegative: { de: 'Der Wert darf nicht negativ sein.', en: 'The value must not be negative.' },
  notOffered: {
    de: 'Der Wert „{value}“ steht hier nicht zur Auswahl.',
    en: 'The value “{value}” is not available here.',
  },
  notValidHere: {
    de: 'Der gewählte Datensatz passt nicht zum Feld „{controller}“.',
    en: 'The chosen record does not fit the field “{controller}”.',
  },
  notWritable: { de: 'Sie dürfen dieses Feld nicht ändern.', en: 'You may not change this field.' },
  lastAdministrator: {
    de: 'Danach könnte niemand mehr den Shop verwalten. Geben Sie zuerst jemand anderem das Profil.',
    en: 'Nobody could administer the store any more. Give somebody else the profile first.',
  },
  ownAccess: {
    de: 'Sie können sich nicht selbst deaktivieren. Bitten Sie einen anderen Administrator darum.',
    en: 'You cannot deactivate yourself. Ask another administrator to do it.',
  },
  ownRights: {
    de: 'Sie können Ihr eigenes Profil nicht wechseln. Bitten Sie einen anderen Administrator darum.',
    en: 'You cannot change your own profile. Ask another administrator to do it.',
  },
  orderHasLeft: {
    de: 'Die Lieferadresse lässt sich nur ändern, solange nichts versandt und die Bestellung nicht storniert ist.',
    en: 'The delivery address can be changed only while nothing is dispatched and the order is not cancelled.',
  },
  orderState: {
    de: 'Bestellungen werden auf ihrer Seite storniert und zurückgenommen: „Aktionen“, dann „Stornieren“ oder „Rücksendung“. Dabei folgen Bestand, Zahlung und Nachricht an den Kunden.',
    en: 'Orders are cancelled and returned on their page: “Actions”, then “Cancel” or “Return”. Stock, payment and the message to the customer follow from it.',
  },
  positive: { de: 'Der Wert muss größer als null sein.', en: 'The value must be greater than zero.' },
  otherRecordType: {
    de: 'Der Datensatztyp gehört nicht zu diesem Objekt.',
    en: 'The record type does not belong to this object.',
  },
  pzn: {
    de: 'Geben Sie eine gültige PZN mit acht Ziffern ein.',
    en: 'Enter a valid PZN of eight digits.',
  },
  notAbove: {
    de: 'Der Wert darf nicht über dem Wert von „{other}“ liegen.',
    en: 'The value must not be above that of “{other}”.',
  },
  notAfter: {
    de: 'Der Zeitpunkt darf nicht nach dem von „{other}“ liegen.',
    en: 'The time must not be after that of “{other}”.',
  },
  notBefore: {
    de: 'Der Zeitpunkt darf nicht vor dem von „{other}“ liegen.',
    en: 'The time must not be before that of “{other}”.',
  },
  notBelow: {
    de: 'Der Wert darf nicht unter dem Wert von „{other}“ liegen.',
    en: 'The value must not be below that of “{other}”.',
  },
  tooLarge: {
    de: 'Geben Sie höchstens {maximum} ein.',
    en: 'Enter at most {maximum}.',
  },
  tooLong: { de: 'Geben Sie höchstens {length} Zeichen ein.', en: 'Enter at most {length} characters.' },
  tooManyDecimals: {
    de: 'Geben Sie höchstens {scale} Nachkommastellen ein.',
    en: 'Enter at most {scale} decimal places.',
  },
  tooManyDigits: { de: 'Die Zahl ist zu groß.', en: 'The number is too large.' },
  unknownField: { de: 'Das Feld {field} gibt es nicht.', en: 'There is no field {field}.' },
  url: {
    de: 'Geben Sie eine Adresse mit https:// ein.',
    en: 'Enter an address with https://.',
  },
  unknownRecord: { de: 'Den gewählten Datensatz gibt es nicht.', en: 'The chosen record does not exist.' },
  wrongObject: {
    de: 'Der gewählte Datensatz ist von einer anderen Art.',
    en: 'The chosen record is of another kind.',
  },
} as const satisfies Record<string, Label>;

export type MessageKey = keyof typeof messages;

/** A sentence with its details filled in. */
export function message(
  key: MessageKey,
  language: keyof Label,
  details: Record<string, string | number> = {},
): string {
  return messages[key][language].replace(/\{(\w+)\}/g, (_, name: string) =>
    (details[name] ?? '').toLocaleString(language),
  );
}
