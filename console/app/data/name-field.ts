/** The field by which a record is called, of those that name it. */
export const nameFieldOf = (nameFields: readonly string[]): string =>
  nameFields.includes('Name') ? 'Name' : (nameFields[0] ?? 'Name');

/** The fields that make up the name of a record, the one that it is called by first. */
export const nameFieldsOf = (nameFields: readonly string[]): string[] => [
  ...new Set([nameFieldOf(nameFields), ...nameFields]),
];
