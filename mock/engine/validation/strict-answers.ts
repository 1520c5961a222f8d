import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Finding } from '../errors/finding.ts';
import type { Api, Bundle, JsonSchema } from '../prism/bundle.ts';
import { resolve } from '../prism/bundle.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { strictDefinitions, strictness } from './strict-schema.ts';

/**
 * Validators that are compiled in half the time, and answer as quickly: the schemas were checked when the contracts were
 * linted.
 */
const QUICK_TO_COMPILE = { code: { optimize: false }, inlineRefs: false, validateSchema: false } as const;

/** Finds what a JSON answer says beyond its contract. */
export type StrictCheck = (operation: ContractOperation, status: number, body: unknown) => Finding[];

/**
 * The strict mode of the tests: contracts leave answers open, so that a newer platform may say more; our own platform
 * may not. Validators are compiled at first use; a schema that cannot be compiled throws.
 */
export function createStrictCheck(): StrictCheck {
  const compilers = new Map<Api, (schema: JsonSchema) => ValidateFunction>();
  const validators = new Map<string, ValidateFunction | undefined>();
  return (operation, status, body) => {
    const key = `${operation.operationId} ${status}`;
    if (!validators.has(key)) {
      const compile = compilers.get(operation.api) ?? compilerFor(operation.api, operation.bundle);
      compilers.set(operation.api, compile);
      const schema = schemaOf(operation, status);
      validators.set(key, schema === undefined ? undefined : compile(schema));
    }
    const validate = validators.get(key);
    return !validate || validate(body) ? [] : findings(validate);
  };
}

function schemaOf({ bundle, declared }: ContractOperation, status: number): JsonSchema | undefined {
  const response = declared.responses[String(status)];
  return response && resolve(bundle, response).content?.['application/json']?.schema;
}

function compilerFor(api: Api, bundle: Bundle): (schema: JsonSchema) => ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, ...QUICK_TO_COMPILE });
  addFormats.default(ajv);
  const $id = `contract:${api}`;
  ajv.addSchema({ $id, $defs: strictDefinitions(bundle) });
  const { close } = strictness(bundle);
  return (schema) => ajv.compile(absolute(close(schema), $id));
}

/** References of an inline schema, made to lead into the API's shared definitions. */
function absolute(schema: JsonSchema, $id: string): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${$id}#/$defs/`)) as JsonSchema;
}

/** Undeclared properties first; other faults only where there are none, as Prism has named those already. */
function findings(validate: ValidateFunction): Finding[] {
  const errors = validate.errors ?? [];
  const undeclared = errors.filter(({ keyword }) => keyword === 'unevaluatedProperties');
  return (undeclared.length > 0 ? undeclared : errors).map(({ instancePath, keyword, message, params }) => {
    const name = (params as { unevaluatedProperty?: string }).unevaluatedProperty;
    return {
      location: ['body', ...instancePath.split('/').slice(1), ...(name === undefined ? [] : [name])],
      code: keyword,
      message: name === undefined ? (message ?? 'is not valid') : 'is not declared in the contract',
    };
  });
}
