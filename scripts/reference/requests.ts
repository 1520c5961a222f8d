import {
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from '../generate/document.ts';
import type { AnsweredCalls } from './calls.ts';
import type { Stated } from './members.ts';
import { shapeOf } from './shape.ts';
import type { Call, RequestField } from './tables.ts';

/** The part of a request that a row of the reference belongs to. */
export interface RequestFields {
  parameters: RequestField[];
  /** Properties of the body. */
  properties: RequestField[];
  /** The input type of the whole body, where a row names it instead of its properties. */
  bodyTypes: string[];
}

/** Sorts the rows of a call by the part of the request that they describe. */
export function fieldsOf(call: Call, fields: readonly RequestField[], ours: RequestPart): RequestFields {
  const result: RequestFields = { parameters: [], properties: [], bodyTypes: [] };
  const rows = fields.filter(
    ({ resource, table }) => resource === call.resource && concerns(table, call.method),
  );
  const inBody = new Set(rows.filter(isProperty).map(({ name }) => name));
  for (const field of rows) {
    if (ours.path.has(field.name) || field.table.startsWith('Path parameter')) continue;
    if (isWholeBody(field)) result.bodyTypes.push(field.dataType);
    else if (isProperty(field) || (isVague(field.table) && ours.body.has(field.name)))
      result.properties.push(field);
    else if (!inBody.has(field.name) || ours.parameters.has(field.name)) result.parameters.push(field);
  }
  return result;
}

const isProperty = ({ table }: RequestField) => /^(?:Properties|Request Body)$/.test(table);

/** Some tables of parameters name the body as if it were one of them. */
const isWholeBody = ({ table, dataType }: RequestField) =>
  table !== 'Properties' && /Input(?:\[\])?$|^Object$/.test(dataType);

/** Pages of the record API call everything that a request may carry its parameters. */
const isVague = (table: string) => /^Request parameters?$/i.test(table) || !/^Request/.test(table);

function concerns(table: string, method: string): boolean {
  if (/^(?:Properties|Request Body)$/.test(table)) return ['post', 'put', 'patch'].includes(method);
  const methods = /\bfor ([A-Z ]+(?:and [A-Z]+)?)/.exec(table)?.[1];
  return methods === undefined || methods.toLowerCase().split(' ').includes(method);
}

export interface RequestPart {
  path: ReadonlySet<string>;
  /** Query parameters and headers. */
  parameters: ReadonlyMap<string, Stated & { in: string }>;
  body: ReadonlyMap<string, Stated>;
  bodySchema?: Schema;
}

/** What an operation of ours accepts. */
export function requestOf({ document, located: { operation, parameters } }: AnsweredCalls): RequestPart {
  const bodySchema = bodySchemaOf(document, operation);
  const shape = bodySchema && shapeOf(document, bodySchema);
  return {
    path: new Set(parameters.filter((each) => each.in === 'path').map(({ name }) => name)),
    parameters: new Map(
      parameters
        .filter((each) => each.in !== 'path')
        .map((each) => [
          each.name,
          { schema: asSent(each), required: 'required' in each && each.required === true, in: each.in },
        ]),
    ),
    body: new Map(
      [...(shape?.properties ?? [])].map(([name, schema]) => [
        name,
        { schema, required: shape?.required.has(name) ?? false },
      ]),
    ),
    ...(bodySchema && { bodySchema }),
  };
}

function bodySchemaOf(document: OpenApiDocument, { requestBody }: Operation): Schema | undefined {
  const content = requestBody && resolve(document, requestBody).content;
  return content && Object.values(content)[0]?.schema;
}

/** A list that is sent with commas is one string as well. */
function asSent({ explode, schema = {} }: Parameter): Schema {
  return explode === false ? { anyOf: [schema, { type: 'string' }] } : schema;
}
