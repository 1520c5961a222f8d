const PLACEHOLDER = /\{!(\w+)\}/g;

/**
 * Puts field values where their placeholders stand. What stands around an empty one goes with it, so that a product
 * without a PZN has no empty brackets in its title: a bracket, and a comma or bar before it.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const filled = template.replace(PLACEHOLDER, (_, name: string) => values[name]?.trim() ?? '');
  return filled
    .replace(/\s*\((?:PZN)?\s*\)/g, '')
    .replace(/,\s*(?=[(|]|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim();
}

/** Names of the placeholders in a template. */
export function placeholders(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map((match) => match[1] as string);
}
