import {
  type Api,
  type Bundle,
  bundles,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolve,
} from '../../contract/bundles.ts';
import { faultsAt } from '../../contract/schemas.ts';

/** A parameter of an operation with every reference of its schema followed. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonObject;
}

/** An operation as its contract declares it. */
export interface Declared {
  readonly api: Api;
  readonly operationId: string;
  readonly method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  /** Full path template. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Schema of the body; undefined where there is none, and where it is neither JSON nor a form with a file. */
  readonly body: JsonObject | undefined;
  /** Whether the body is a form with a file rather than JSON. */
  readonly isForm: boolean;
  /** Whether a body can only be taken from a table: it is a form or a text. */
  readonly isGiven: boolean;
  /** Statuses that are declared. */
  readonly statuses: ReadonlySet<number>;
  /** Whether it may be called without a session. */
  readonly open: boolean;
  /** What is wrong with a JSON body by the schema that is declared for the status; empty when nothing is. */
  faultsOf(status: number, body: unknown): string[];
}

const all: readonly Declared[] = bundles.flatMap(declaredIn);

/** Every operation of these APIs. */
export function declaredOperations(...apis: readonly Api[]): readonly Declared[] {
  return all.filter(({ api }) => apis.includes(api));
}

/** Those of them that a table has a row for: an API whose calls different people make is in several tables. */
export function operationsWithRows(
  apis: readonly Api[],
  rows: Readonly<Record<string, unknown>>,
): readonly Declared[] {
  return declaredOperations(...apis).filter(({ operationId }) => operationId in rows);
}

/** The operation of that name. */
export function declaredOperation(operationId: string): Declared {
  const found = all.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`No contract has an operation ${operationId}.`);
  return found;
}

/** The lowest status with which the operation says that it has done what was asked. */
export function successOf({ statuses }: Declared): number {
  return Math.min(...[...statuses].filter((status) => status >= 200 && status < 300));
}

function declaredIn(bundle: Bundle): Declared[] {
  return operationsOf(bundle).map(({ api, document, method, path, template, item, operation }) => {
    const parameters = [item.parameters, operation.parameters].flatMap((list) => list ?? []);
    const media = resolve(document, resolve(document, operation.requestBody).content);
    const [form, json] = [media['multipart/form-data'], media['application/json']];
    const body = form ?? json;
    const responses = `/paths/${template.replaceAll('/', '~1')}/${method}/responses`;
    return {
      api,
      operationId: String(operation.operationId),
      method: method as Declared['method'],
      path,
      parameters: parameters.map((parameter) => toParameter(document, parameter)),
      body: isObject(body)
        ? inlined(document, body.schema ?? {}, olderVersion(item.servers ?? document.servers))
        : undefined,
      isForm: form !== undefined,
      isGiven: Object.keys(media).length > 0 && json === undefined,
      statuses: new Set(Object.keys(resolve(document, operation.responses)).map(Number)),
      open: allowsGuests(operation.security ?? document.security),
      faultsOf: (status, value) => {
        const declared = resolve(document, operation.responses)[status];
        if (typeof value === 'string' && isOfText(document, declared)) return [];
        const shared = isObject(declared) && typeof declared.$ref === 'string' ? declared.$ref.slice(1) : '';
        const holder = shared || `${responses}/${status}`;
        return faultsAt(bundle, `${holder}/content/application~1json/schema`, value);
      },
    };
  });
}

/** Whether an answer may be a page or an XML text; that it is declared is what the platform's own check says. */
function isOfText(document: JsonObject, response: Json | undefined): boolean {
  const types = Object.keys(resolve(document, resolve(document, response).content));
  return types.some((type) => !type.includes('json'));
}

/** No requirement at all, or an empty one among them. */
function allowsGuests(security: Json | undefined): boolean {
  const requirements = (security as JsonObject[] | undefined) ?? [];
  return requirements.length === 0 || requirements.some((one) => Object.keys(one).length === 0);
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

/** A schema without references; inside of itself, a schema is told by the members that it requires. */
function inlined(document: JsonObject, schema: Json, version?: number): JsonObject {
  const follow = (value: Json, within: readonly Json[]): Json => {
    if (Array.isArray(value)) return value.map((one) => follow(one, within));
    if (!isObject(value)) return value;
    const meant = resolve(document, value);
    if (within.includes(value.$ref ?? null)) return follow(requiredOf(meant), within);
    const inside = value.$ref === undefined ? within : [...within, value.$ref];
    const entries = Object.entries(version === undefined ? meant : knownIn(document, meant, version));
    return merged(Object.fromEntries(entries.map(([key, part]) => [key, follow(part, inside)])));
  };
  return follow(schema, []) as JsonObject;
}

/** The version of the base at which a call is usual, where that is older than the contract; undefined elsewhere. */
function olderVersion(servers: Json | undefined): number | undefined {
  const urls = (Array.isArray(servers) ? servers : []).map((server) => String(resolve({}, server).url));
  const [usual, ...others] = urls.map((url) => Number(/\/v(\d+\.\d)$/.exec(url)?.[1] ?? Number.NaN));
  return usual !== undefined && others.some((other) => other > usual) ? usual : undefined;
}

/** An object without the members that appeared after a version and are not required (PF-VERSION-06). */
function knownIn(document: JsonObject, schema: JsonObject, version: number): JsonObject {
  const { properties, required } = schema;
  if (!isObject(properties)) return schema;
  const isKnown = ([name, member]: [string, Json]) =>
    (Array.isArray(required) && required.includes(name)) || sinceOf(document, member) <= version;
  return { ...schema, properties: Object.fromEntries(Object.entries(properties).filter(isKnown)) };
}

/** The version that a member tells itself, or the part that it refers to. */
function sinceOf(document: JsonObject, member: Json): number {
  const own = isObject(member) ? member['x-since'] : undefined;
  return Number(own ?? resolve(document, member)['x-since'] ?? 0);
}

function requiredOf({ properties, required = [] }: JsonObject): JsonObject {
  const members = Object.entries((properties as JsonObject | undefined) ?? {});
  const kept = members.filter(([name]) => (required as string[]).includes(name));
  return { type: 'object', required, properties: Object.fromEntries(kept) };
}

/** Objects that are told in several parts as one; no part of a request tells the same member twice. */
function merged({ allOf, ...own }: JsonObject): JsonObject {
  if (!Array.isArray(allOf)) return own;
  const parts = [...(allOf as JsonObject[]), own];
  const required = parts.flatMap((part) => (part.required as string[] | undefined) ?? []);
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  return { ...Object.assign({}, ...parts), properties, ...(required.length > 0 && { required }) };
}
