/** The field by which a record is called, of those that name it. */
export const nameFieldOf = (nameFields: readonly string[]): string =>
  nameFields.includes('Name') ? 'Name' : (nameFields[0] ?? 'Name');
