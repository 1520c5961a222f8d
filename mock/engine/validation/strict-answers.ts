import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Finding } from '../errors/finding.ts';
import type { Api } from '../prism/bundle.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { answerSchema, type StrictCompiler, strictCompiler } from './strict-compiler.ts';

/** Finds what a JSON answer says beyond its contract. */
export type StrictCheck = (operation: ContractOperation, status: number, body: unknown) => Finding[];

/**
 * The strict mode of the tests: contracts leave answers open, so that a newer platform may say more; our own platform
 * may not. Validators are compiled at first use; a schema that cannot be compiled throws.
 */
export function createStrictCheck(): StrictCheck {
  const compilers = new Map<Api, StrictCompiler>();
  const validators = new Map<string, ValidateFunction | undefined>();
  return (operation, status, body) => {
    const key = `${operation.operationId} ${status}`;
    if (!validators.has(key)) {
      const compiler = compilers.get(operation.api) ?? strictCompiler(operation.api, operation.bundle);
      compilers.set(operation.api, compiler);
      const schema = answerSchema(operation, status);
      validators.set(key, schema === undefined ? undefined : compiler.compile(schema));
    }
    const validate = validators.get(key);
    return !validate || validate(body) ? [] : findings(validate);
  };
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
