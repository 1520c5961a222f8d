import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';

/** Parameters of a server method by name; each method reads and checks its own. */
export type MethodParameters = Readonly<Record<string, unknown>>;

const LONGEST_LIST = 100;

/**
 * Reads the JSON text that a GET carries its parameters in; none are an empty set.
 *
 * @throws PlatformFault 400 when the text is no JSON object
 */
export function parseMethodParams(text: string | undefined): MethodParameters {
  if (text === undefined) return {};
  try {
    return requireObject(JSON.parse(text));
  } catch (cause) {
    throw new PlatformFault(400, 'JSON_PARSER_ERROR', 'methodParams must be a JSON object.', { cause });
  }
}

function requireObject(value: unknown): MethodParameters {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as MethodParameters;
  throw new TypeError('not an object');
}

/** A text that has to be there; 400 otherwise. */
export function requiredText(parameters: MethodParameters, name: string): string {
  const value = optionalText(parameters, name);
  if (value === undefined) throw invalid(`The parameter ${name} is missing.`);
  return value;
}

/** A text that may be there; null counts as absent; 400 for anything that is no text. */
export function optionalText(parameters: MethodParameters, name: string): string | undefined {
  const value = parameters[name] ?? undefined;
  if (value === undefined || (typeof value === 'string' && value !== '')) return value;
  throw invalid(`The parameter ${name} must be a text.`);
}

/** A list of texts that has to be there; 400 otherwise. */
export function textList(parameters: MethodParameters, name: string): string[] {
  const value = parameters[name];
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) {
    throw invalid(`The parameter ${name} must be a list of texts.`);
  }
  if (value.length > LONGEST_LIST)
    throw invalid(`The parameter ${name} may have ${LONGEST_LIST} entries at most.`);
  return value;
}

/** The same, trimmed and of at most so many characters; 400 otherwise. */
export function shortText(parameters: MethodParameters, name: string, maximum: number): string {
  const text = requiredText(parameters, name).trim();
  if (text !== '' && text.length <= maximum) return text;
  throw invalid(`The parameter ${name} must have 1 to ${maximum} characters.`);
}

/** Refuses parameters; 400. */
export function invalid(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_ARGUMENT', message);
}
