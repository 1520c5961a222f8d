import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Finding } from '../errors/finding.ts';
import type { Bundle } from '../prism/bundle.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { answerSchema, type StrictCompiler, strictCompiler } from './strict-compiler.ts';

/** Finds what a JSON answer says beyond its contract. */
export type StrictCheck = (operation: ContractOperation, status: number, body: unknown) => Finding[];

/** Kept by the contracts, which a process loads once for all mocks in it: to compile takes longer than to check. */
const compilers = new WeakMap<Bundle, StrictCompiler>();
const validators = new WeakMap<ContractOperation, Map<number, ValidateFunction | undefined>>();

/**
 * The strict mode of the tests: contracts leave answers open, so that a newer platform may say more; our own platform
 * may not. Validators are compiled at first use; a schema that cannot be compiled throws.
 */
export const checkStrictly: StrictCheck = (operation, status, body) => {
  const validate = validatorOf(operation, status);
  return !validate || validate(body) ? [] : findings(validate);
};

function validatorOf(operation: ContractOperation, status: number): ValidateFunction | undefined {
  const ofOperation = validators.get(operation) ?? new Map<number, ValidateFunction | undefined>();
  validators.set(operation, ofOperation);
  if (!ofOperation.has(status)) ofOperation.set(status, compile(operation, status));
  return ofOperation.get(status);
}

function compile(operation: ContractOperation, status: number): ValidateFunction | undefined {
  const { api, bundle } = operation;
  const schema = answerSchema(operation, status);
  if (schema === undefined) return undefined;
  const compiler = compilers.get(bundle) ?? strictCompiler(api, bundle);
  compilers.set(bundle, compiler);
  return compiler.compile(schema);
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
