/** Body of a content: values by name, of any kind. */
export type Body = Record<string, unknown> | null | undefined;

/** A text of a body; undefined where there is none. */
export function textOf(body: Body, name: string): string | undefined {
  const value = body?.[name];
  return typeof value === 'string' && value.trim() ? value : undefined;
}

/** A yes or no of a body; no where it does not say. */
export function flagOf(body: Body, name: string): boolean {
  return body?.[name] === true;
}

/** A list of texts of a body. */
export function listOf(body: Body, name: string): string[] {
  const value = body?.[name];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The content key of a picture that a body refers to, as a reference or as the key itself. */
export function mediaKeyOf(body: Body, name: string): string | undefined {
  const value = body?.[name];
  if (typeof value === 'string') return textOf(body, name);
  if (typeof value !== 'object' || value === null) return undefined;
  return textOf(value as Record<string, unknown>, 'contentKey');
}
