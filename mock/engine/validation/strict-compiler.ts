import { Ajv2020, type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Api, Bundle, JsonSchema } from '../prism/bundle.ts';
import { resolve } from '../prism/bundle.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { strictDefinitions, strictness } from './strict-schema.ts';

/**
 * Validators that are compiled in half the time, and answer as quickly: the schemas were checked when the contracts were
 * linted.
 */
const QUICK_TO_COMPILE = { code: { optimize: false }, inlineRefs: false, validateSchema: false } as const;

export interface StrictCompilerOptions {
  readonly ajv?: Options;
  /** Changes schemas after they were closed; as they are unless told. */
  readonly rewrite?: <T extends JsonSchema | Record<string, unknown>>(schema: T) => T;
}

/** Compiles the schemas of one contract so that an object refuses what it does not declare. */
export interface StrictCompiler {
  /** The schemas that references lead to. */
  readonly definitions: Readonly<Record<string, unknown>>;
  compile(schema: JsonSchema): ValidateFunction;
  /** Compiles a part of a schema that is closed already. */
  compilePart(schema: AnySchema): ValidateFunction;
}

export function strictCompiler(
  api: Api,
  bundle: Bundle,
  { ajv: options = {}, rewrite = (schema) => schema }: StrictCompilerOptions = {},
): StrictCompiler {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    logger: false,
    ...QUICK_TO_COMPILE,
    ...options,
  });
  addFormats.default(ajv);
  const $id = `contract:${api}`;
  const definitions = rewrite(strictDefinitions(bundle));
  ajv.addSchema({ $id, $defs: definitions });
  const { close } = strictness(bundle);
  const compilePart = (schema: AnySchema) => ajv.compile(absolute(schema, $id));
  return { definitions, compilePart, compile: (schema) => compilePart(rewrite(close(schema))) };
}

/** The schema of an operation's JSON answer of a status; undefined where it declares none. */
export function answerSchema(
  { bundle, declared }: ContractOperation,
  status: number,
): JsonSchema | undefined {
  const response = declared.responses[String(status)];
  return response && resolve(bundle, response).content?.['application/json']?.schema;
}

/** References of an inline schema, made to lead into the API's shared definitions. */
function absolute(schema: AnySchema, $id: string): AnySchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${$id}#/$defs/`)) as AnySchema;
}
