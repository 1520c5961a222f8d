import type { OpenApiDocument, Schema } from '../generate/document.ts';
import type { AnsweredCalls } from './calls.ts';
import { parseDataType } from './data-types.ts';
import { type Compared, compare, compareMembers, type Finding } from './members.ts';
import { type MembersByType, pairTypes, type Start } from './pairs.ts';
import { fieldsOf, requestOf } from './requests.ts';
import { componentOf, shapeOf } from './shape.ts';
import type { RequestField } from './tables.ts';

type Context = Omit<Compared, 'subject' | 'part'> & { members: MembersByType };

/** Compares the query of one operation with the parameters of its documented calls; headers are in no table. */
export function compareParameters(
  answered: AnsweredCalls,
  fields: readonly RequestField[],
  version: string,
): Finding[] {
  const { document, located, calls } = answered;
  const request = requestOf(answered);
  const documented = calls.flatMap((call) => fieldsOf(call, fields, request).parameters);
  const compared = { document, version, part: 'parameter', subject: located.operation.operationId } as const;
  return compare(compared, request.parameters, documented).filter(
    ({ kind, member }) => kind !== 'parameter-own' || request.parameters.get(member)?.in === 'query',
  );
}

/** The body of a request, with what the reference says of it. */
export interface Body {
  at: string;
  schema: Schema;
  documented: RequestField[];
  /** Input types that the reference names instead of properties. */
  whole: string[];
}

/** Compares the bodies of all operations of a document, each schema once for all operations that take it. */
export function compareInputs(
  operations: readonly AnsweredCalls[],
  fields: readonly RequestField[],
  { document, version, members }: Context,
): Finding[] {
  const bodies = bodiesOf(operations, fields);
  const direct = bodies
    .filter(({ documented, whole }) => documented.length > 0 || whole.length === 0)
    .flatMap(({ at, schema, documented }) => {
      const { properties, required } = shapeOf(document, schema);
      const stated = new Map(
        [...properties].map(([name, each]) => [name, { schema: each, required: required.has(name) }]),
      );
      return compare({ document, version, part: 'input', subject: at }, stated, documented);
    });
  const nested = pairTypes(
    document,
    bodies.flatMap((body) => startsOf(document, body)),
    members,
  ).flatMap((pair) => compareMembers(pair, { document, version, members, part: 'input' }));
  return [...direct, ...nested];
}

/** The bodies of operations, each schema once with the rows of all operations that take it. */
export function bodiesOf(operations: readonly AnsweredCalls[], fields: readonly RequestField[]): Body[] {
  const bodies = new Map<string, Body>();
  for (const answered of operations) {
    const request = requestOf(answered);
    if (!request.bodySchema || answered.calls.length === 0) continue;
    const at = componentOf(request.bodySchema) ?? `${answered.located.operation.operationId} body`;
    const body: Body = bodies.get(at) ?? { at, schema: request.bodySchema, documented: [], whole: [] };
    for (const call of answered.calls) {
      const { properties, bodyTypes } = fieldsOf(call, fields, request);
      body.documented.push(...properties);
      body.whole.push(...bodyTypes);
    }
    bodies.set(at, body);
  }
  return [...bodies.values()];
}

/** The members of a body that have types of their own, and the types that the reference names for the whole. */
export function startsOf(document: OpenApiDocument, { at, schema, documented, whole }: Body): Start[] {
  const { properties } = shapeOf(document, schema);
  return [
    ...whole.map((type) => ({ at, schema, type: parseDataType(type) })),
    ...documented.flatMap(({ name, dataType }) => {
      const ours = properties.get(name);
      return ours ? [{ at: `${at}.${name}`, schema: ours, type: parseDataType(dataType) }] : [];
    }),
  ];
}
