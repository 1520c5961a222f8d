import { type OpenApiDocument, type Operation, resolve, type Schema } from '../generate/document.ts';
import type { AnsweredCalls } from './calls.ts';
import { type DataType, either, parseDataType } from './data-types.ts';
import { describeSchema, fits } from './fits.ts';
import { type Compared, compareMembers, type Finding } from './members.ts';
import { type MembersByType, pairTypes, type Start } from './pairs.ts';

type Context = Omit<Compared, 'subject' | 'part'> & { members: MembersByType };

/** Compares what the operations of a document answer, and all that is nested in it, with the documented types. */
export function compareAnswers(
  operations: readonly AnsweredCalls[],
  { document, version, members }: Context,
): Finding[] {
  const starts = operations.flatMap((answered) => startsOf(answered, members));
  const wrong = starts
    .filter(({ schema, type }) => !fits(document, schema, type))
    .map(({ at, schema, type }) => misfit(document, at, schema, type));
  const pairs = pairTypes(document, starts, members);
  return [
    ...wrong,
    ...pairs.flatMap((pair) => compareMembers(pair, { document, version, members, part: 'member' })),
  ];
}

function misfit(document: OpenApiDocument, at: string, schema: Schema, type: DataType): Finding {
  const theirs = type.kind === 'named' ? type.name : type.kind;
  const ours = describeSchema(document, schema);
  return { kind: 'member-type', subject: at, member: 'answer', detail: `${theirs}; ours: ${ours}` };
}

/** The answer of an operation with the types that the reference knows of its calls. */
export function startsOf({ document, located, calls }: AnsweredCalls, members: MembersByType): Start[] {
  const schema = answerOf(document, located.operation);
  const types = new Set(calls.map(({ answer }) => answer).filter((answer) => members.has(answer)));
  if (!schema || types.size === 0) return [];
  const type = either([...types].map(parseDataType));
  return [{ at: `${located.operation.operationId} answer`, schema, type }];
}

function answerOf(document: OpenApiDocument, { responses }: Operation): Schema | undefined {
  const success = Object.entries(responses).filter(([status]) => /^2/.test(status));
  return success
    .map(([, response]) => resolve(document, response as Answer))
    .map(({ content }) => content?.['application/json']?.schema)
    .find((schema) => schema !== undefined);
}

interface Answer {
  content?: Record<string, { schema?: Schema }>;
}
