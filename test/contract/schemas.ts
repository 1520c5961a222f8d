import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Bundle, isObject, type Json, type JsonObject, resolve } from './bundles.ts';

/** Words of OpenAPI, and of ours, that say nothing about what is valid. */
const ANNOTATIONS = ['components', 'paths', 'example', 'xml', 'externalDocs', 'x-since'];

const compilers = new WeakMap<JsonObject, Ajv2020>();

function compilerOf({ document }: Bundle): Ajv2020 {
  const known = compilers.get(document);
  if (known) return known;
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  formats.default(ajv);
  ajv.addFormat('binary', true);
  const parts = { $id: 'bundle', components: document.components, paths: document.paths };
  ajv.addSchema(parts, undefined, undefined, false);
  compilers.set(document, ajv);
  return ajv;
}

const known = new WeakMap<JsonObject, Map<string, ValidateFunction | Error>>();

/** The validator of the schema at a JSON pointer, or why the schema is no valid JSON Schema 2020-12. */
export function compiled(bundle: Bundle, pointer: string): ValidateFunction | Error {
  const ofBundle = known.get(bundle.document) ?? new Map<string, ValidateFunction | Error>();
  known.set(bundle.document, ofBundle);
  const validator = ofBundle.get(pointer) ?? compiledAnew(bundle, pointer);
  ofBundle.set(pointer, validator);
  return validator;
}

function compiledAnew(bundle: Bundle, pointer: string): ValidateFunction | Error {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  try {
    return compilerOf(bundle).compile({ $ref: `bundle#${fragment}` });
  } catch (error) {
    return error as Error;
  }
}

/** What is wrong with a value by the schema at a pointer; empty when nothing is. */
export function faultsAt(bundle: Bundle, pointer: string, value: unknown): string[] {
  const validate = compiled(bundle, pointer);
  if (validate instanceof Error) return [validate.message];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every object of a document that has a `schema` beside other things: media types, parameters and headers. */
function schemaHolders(bundle: Bundle): { pointer: string; holder: JsonObject }[] {
  const found: { pointer: string; holder: JsonObject }[] = [];
  const walk = (value: Json | undefined, pointer: string): void => {
    if (!isObject(value)) {
      if (Array.isArray(value))
        for (const [index, item] of value.entries()) walk(item, `${pointer}/${index}`);
      return;
    }
    if (isObject(value.schema)) found.push({ pointer, holder: value });
    for (const [name, child] of Object.entries(value)) {
      if (name === 'schema' || name === 'schemas' || name === 'example' || name === 'examples') continue;
      walk(child, `${pointer}/${escaped(name)}`);
    }
  };
  walk(bundle.document.paths, '/paths');
  walk(bundle.document.components, '/components');
  return found;
}

/** Pointers of every schema that the bundle states: the named ones and those of bodies, parameters and headers. */
export function schemaPointers(bundle: Bundle): string[] {
  const named = Object.keys(
    resolve(bundle.document, resolve(bundle.document, bundle.document.components).schemas),
  );
  return [
    ...named.map((name) => `/components/schemas/${escaped(name)}`),
    ...schemaHolders(bundle).map(({ pointer }) => `${pointer}/schema`),
  ];
}

/** Every example of a body, a parameter or a header, with the pointer of the schema it must obey. */
export function examplesOf(bundle: Bundle): { pointer: string; name: string; value: Json }[] {
  return schemaHolders(bundle).flatMap(({ pointer, holder }) => {
    const named = Object.entries(resolve(bundle.document, holder.examples)).map(([name, example]) => ({
      name,
      value: resolve(bundle.document, example).value ?? null,
    }));
    const single = 'example' in holder ? [{ name: 'example', value: holder.example ?? null }] : [];
    return [...named, ...single].map((example) => ({ pointer: `${pointer}/schema`, ...example }));
  });
}

/** Every value under `examples` of a named schema or one of its properties, with that schema's pointer. */
export function schemaExamples(bundle: Bundle): { pointer: string; value: Json }[] {
  const found: { pointer: string; value: Json }[] = [];
  const walk = (schema: Json | undefined, pointer: string): void => {
    if (!isObject(schema)) return;
    if (Array.isArray(schema.examples)) for (const value of schema.examples) found.push({ pointer, value });
    for (const [name, property] of Object.entries(resolve({}, schema.properties)))
      walk(property, `${pointer}/properties/${escaped(name)}`);
    walk(schema.items, `${pointer}/items`);
  };
  const schemas = resolve(bundle.document, resolve(bundle.document, bundle.document.components).schemas);
  for (const [name, schema] of Object.entries(schemas)) walk(schema, `/components/schemas/${escaped(name)}`);
  return found;
}
