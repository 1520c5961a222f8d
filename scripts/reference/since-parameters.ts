import {
  type LocatedOperation,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  resolve,
} from '../generate/document.ts';
import type { RequestField, Validity } from './tables.ts';

/** A parameter where one call takes it. */
interface Use {
  readonly operation: Operation;
  /** The parameter that the call names; several calls may share it. */
  readonly part: Parameter;
  readonly since: string | undefined;
}

/** An operation with the rows of the tables that describe its request. */
export interface DescribedRequest {
  readonly located: LocatedOperation;
  readonly fields: readonly RequestField[];
}

/**
 * Writes since when parameters are there that are younger than their calls, whose versions are written already. Calls
 * that share a parameter and took it in different versions get a copy of it each.
 */
export function writeParametersSince(
  document: OpenApiDocument,
  requests: readonly DescribedRequest[],
  oldestOf: (rows: readonly Validity[]) => string | undefined,
): void {
  const uses = requests.flatMap(({ located: { operation, parameters }, fields }) =>
    parameters.map((part): Use => {
      const since = oldestOf(fields.filter(({ name }) => name === part.name));
      const isLater = Number(since ?? 0) > Number(operation['x-since'] ?? 0);
      return { operation, part, since: isLater ? since : undefined };
    }),
  );
  for (const [part, shared] of Map.groupBy(uses, (use) => use.part)) {
    const versions = new Set(shared.map(({ since }) => since));
    if (versions.size > 1) for (const use of shared) writeCopy(document, use);
    else write(part, [...versions][0]);
  }
}

function writeCopy(document: OpenApiDocument, { operation, part, since }: Use): void {
  const { parameters = [] } = operation;
  const at = parameters.findIndex((parameter) => resolve(document, parameter) === part);
  if (since !== undefined && at !== -1) parameters[at] = write({ ...part }, since);
}

const write = (part: Parameter, since: string | undefined): Parameter =>
  since === undefined ? part : Object.assign(part, { 'x-since': since });
