/** Id of the control with a name, so that a summary of errors can lead to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
