import { OAuthError } from './oauth-error.ts';

/** A parameter of a form; undefined where it is missing or empty, which OAuth takes for the same. */
export function optional(form: URLSearchParams, name: string): string | undefined {
  const values = form.getAll(name);
  if (values.length > 1) throw new OAuthError('invalid_request', `${name} occurs more than once`);
  return values[0] || undefined;
}

/** A parameter that a call needs. */
export function required(form: URLSearchParams, name: string): string {
  const value = optional(form, name);
  if (value === undefined) throw new OAuthError('invalid_request', `missing required parameter: ${name}`);
  return value;
}
