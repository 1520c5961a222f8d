import {
  bundleOf,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolve,
} from '../../contract/bundles.ts';

/** A parameter of an operation with every reference of its schema followed. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonObject;
}

/** An operation of the record data API as the contract declares it. */
export interface Declared {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Full path template. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schema of the body; undefined where there is none. */
  readonly body: JsonObject | undefined;
  /** Whether the body is a form with a file rather than JSON. */
  readonly isForm: boolean;
  /** Statuses that are declared. */
  readonly statuses: ReadonlySet<number>;
  /** Whether it may be called without a session. */
  readonly open: boolean;
}

const bundle = bundleOf('record-data');

/** Every operation of generated/record-data. */
export const declaredOperations: readonly Declared[] = operationsOf(bundle).map(
  ({ document, method, path, operation }) => {
    const item = resolve(document, resolve(document, document.paths)[path]);
    const parameters = [item.parameters, operation.parameters].flatMap((list) => list ?? []);
    const media = resolve(document, resolve(document, operation.requestBody).content);
    const [form, json] = [media['multipart/form-data'], media['application/json']];
    const body = form ?? json;
    return {
      operationId: String(operation.operationId),
      method: method as Declared['method'],
      path,
      parameters: parameters.map((parameter) => toParameter(document, parameter)),
      body: isObject(body) ? inlined(document, body.schema ?? {}) : undefined,
      isForm: form !== undefined,
      statuses: new Set(Object.keys(resolve(document, operation.responses)).map(Number)),
      open: ((operation.security as JsonObject[] | undefined) ?? []).some(
        (requirement) => Object.keys(requirement).length === 0,
      ),
    };
  },
);

/** The operation of that name. */
export function declaredOperation(operationId: string): Declared {
  const found = declaredOperations.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`The record data contract has no operation ${operationId}.`);
  return found;
}

/** The lowest status with which the operation says that it has done what was asked. */
export function successOf({ statuses }: Declared): number {
  return Math.min(...[...statuses].filter((status) => status >= 200 && status < 300));
}

function toParameter(document: JsonObject, parameter: Json): Parameter {
  const { name, in: place, required, schema } = resolve(document, parameter);
  return {
    name: String(name),
    in: place as Parameter['in'],
    required: required === true,
    schema: inlined(document, schema ?? {}),
  };
}

/** A schema without references. Schemas of requests do not contain themselves. */
function inlined(document: JsonObject, schema: Json): JsonObject {
  const follow = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(follow);
    if (!isObject(value)) return value;
    const found = resolve(document, value);
    return Object.fromEntries(Object.entries(found).map(([key, part]) => [key, follow(part)]));
  };
  return follow(schema) as JsonObject;
}
