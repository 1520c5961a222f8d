/** The field by which a record is called, of those that name it. */
export const nameFieldOf = (nameFields: readonly string[]): string =>
  nameFields.includes('Name') ? 'Name' : (nameFields[0] ?? 'Name');

/** The condition that a name contains a text, in the platform's words (PF-LIST-03). */
export function nameCondition(nameField: string, text: string): string {
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  return `{ ${nameField}: { like: ${JSON.stringify(`%${literal}%`)} } }`;
}
