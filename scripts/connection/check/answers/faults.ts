import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Api } from '#mock/engine/prism/bundle.ts';
import type { ContractOperation } from '#mock/engine/prism/contract.ts';
import {
  answerSchema,
  type StrictCompiler,
  strictCompiler,
} from '#mock/engine/validation/strict-compiler.ts';
import { onlyKnownValues } from './known-values.ts';

/** One way in which a body differs from its contract. */
export interface Fault {
  /** Names and indexes down to the value, or to the object that a member is missing in. */
  readonly at: readonly string[];
  /** Keyword of JSON Schema. */
  readonly keyword: string;
  /** The member that is missing or not declared. */
  readonly member?: string;
  /** The value that is there. */
  readonly value: unknown;
  readonly message: string;
}

/** Names what a JSON answer says otherwise than its contract: more, less, or in another way. */
export type FindFaults = (operation: ContractOperation, status: number, body: unknown) => Fault[];

/** Validators are compiled at first use. */
export function createFaultFinder(): FindFaults {
  const compilers = new Map<Api, StrictCompiler>();
  const validators = new Map<string, ValidateFunction>();
  return (operation, status, body) => {
    const { api, bundle, operationId } = operation;
    const schema = answerSchema(operation, status);
    if (schema === undefined) return [];
    const compiler =
      compilers.get(api) ?? strictCompiler(api, bundle, { ajv: { verbose: true }, rewrite: onlyKnownValues });
    compilers.set(api, compiler);
    const key = `${operationId} ${status}`;
    const validate = validators.get(key) ?? compiler.compile(schema);
    validators.set(key, validate);
    return faultsOf(compiler, validate, body);
  };
}

/** Of each choice that fits nowhere, the faults by the alternative that is nearest to the value. */
function faultsOf(compiler: StrictCompiler, validate: ValidateFunction, value: unknown): Fault[] {
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const choices = outermost(errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf'));
  const inChoice = ({ instancePath }: ErrorObject) =>
    choices.some((choice) => isWithin(instancePath, choice.instancePath));
  const own = errors.filter((error) => !inChoice(error) && !isEcho(compiler, error, errors));
  return [...own.map(toFault), ...choices.flatMap((choice) => faultsOfChoice(compiler, choice))];
}

function faultsOfChoice(compiler: StrictCompiler, choice: ErrorObject): Fault[] {
  const at = pathOf(choice.instancePath);
  const alternatives = (choice.schema as readonly object[]).map((schema) =>
    faultsOf(compiler, compiler.compilePart(schema), choice.data),
  );
  const [nearest = []] = alternatives.toSorted((one, other) => distance(one) - distance(other));
  // A value that fits more than one alternative fits each of them.
  if (nearest.length === 0) return [toFault(choice)];
  return nearest.map((fault) => ({ ...fault, at: [...at, ...fault.at] }));
}

/** An alternative of another type is further away than any of the right one. */
function distance(faults: readonly Fault[]): number {
  const isOther = faults.some(
    ({ at, keyword }) =>
      (at.length === 0 && (keyword === 'type' || keyword === 'enum')) || keyword === 'const',
  );
  return faults.length + (isOther ? 1000 : 0);
}

const isWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}/`);

/** Choices that lie in no other. */
function outermost(choices: readonly ErrorObject[]): ErrorObject[] {
  return choices.filter(
    (choice, index) =>
      !choices.some(
        (other, place) =>
          place !== index &&
          isWithin(choice.instancePath, other.instancePath) &&
          (choice.instancePath !== other.instancePath || place > index),
      ),
  );
}

/**
 * Whether an error only follows from another: members of a part that is wrong in itself count as undeclared, too.
 */
function isEcho(compiler: StrictCompiler, error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if') return true;
  const { unevaluatedProperty } = error.params as { unevaluatedProperty?: string };
  if (unevaluatedProperty === undefined) return false;
  const hasOther = errors.some(
    (other) => other !== error && isWithin(other.instancePath, error.instancePath),
  );
  return hasOther && declares(compiler, error.parentSchema as Schema, unevaluatedProperty);
}

type Schema = Readonly<Record<string, unknown>>;

/** Whether a schema declares a member, itself or in a part that it is composed of. */
function declares(compiler: StrictCompiler, schema: Schema, member: string): boolean {
  if (Object.hasOwn((schema.properties as object | undefined) ?? {}, member)) return true;
  const referred = String(schema.$ref ?? '').split('#/$defs/')[1];
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => (list as Schema[]) ?? []);
  const target = referred === undefined ? [] : [compiler.definitions[referred] as Schema];
  return [...parts, ...target].some((part) => declares(compiler, part, member));
}

function toFault({ instancePath, keyword, params, data, message = 'is not valid' }: ErrorObject): Fault {
  const { missingProperty, unevaluatedProperty, additionalProperty } = params as Record<
    string,
    string | undefined
  >;
  const undeclared = unevaluatedProperty ?? additionalProperty;
  const member = missingProperty ?? undeclared;
  return {
    at: pathOf(instancePath),
    keyword,
    ...(member !== undefined && { member }),
    value: undeclared === undefined ? data : (data as Record<string, unknown>)[undeclared],
    message,
  };
}

const pathOf = (instancePath: string): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
