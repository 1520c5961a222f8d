import { type ApiOperation, examplesOf, type Json, listOf, resolved } from './contracts.ts';

/** A parameter with the value that its contract gives as an example. */
export interface ExampleParameter {
  name: string;
  value: string;
  description: string;
  isRequired: boolean;
}

/** A call as an example: what its contract says it may look like. */
export interface RequestExample {
  path: ExampleParameter[];
  query: ExampleParameter[];
  headers: ExampleParameter[];
  /** The body as text, and its media type; absent where the call takes none. */
  body: { text: string; mediaType: string } | undefined;
}

/** The first example of everything that a call takes. */
export function requestExample({ definition, contract }: ApiOperation): RequestExample {
  const placed = (place: string) =>
    definition.parameters.filter((one) => one.in === place).map((one) => parameterOf(one, contract));
  return {
    path: placed('path'),
    query: placed('query'),
    headers: placed('header'),
    body: bodyOf(definition.requestBody, contract),
  };
}

function parameterOf(parameter: Json, contract: Json): ExampleParameter {
  const schema = resolved(parameter.schema, contract);
  const value = firstOf(parameter, contract) ?? listOf<unknown>(schema.examples)[0] ?? schema.default ?? '';
  return {
    name: String(parameter.name),
    value: Array.isArray(value) ? value.join(',') : String(value),
    description: String(parameter.description ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    isRequired: parameter.required === true,
  };
}

/** The first example of something; undefined where it has none. */
const firstOf = (part: Json, contract: Json): unknown => examplesOf(part, contract)[0]?.[1];

function bodyOf(requestBody: unknown, contract: Json): RequestExample['body'] {
  const { content } = resolved(requestBody, contract);
  const [entry] = Object.entries((content ?? {}) as Record<string, Json>);
  if (!entry) return undefined;
  const [mediaType, media] = entry;
  const value = firstOf(media, contract) ?? {};
  return { mediaType, text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) };
}
