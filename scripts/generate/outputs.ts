import { writeSince } from '../reference/since.ts';
import { bundleApi } from './bundle.ts';
import { emitClient } from './client.ts';
import { emitConstants } from './constants.ts';
import { type Api, REPOSITORY } from './contracts.ts';
import { emitFieldNames, FIELD_NAMES_FILE } from './field-names.ts';
import { listHandlers } from './handlers.ts';
import { emitTypes } from './types.ts';

export interface Outputs {
  /** File name in the repository → content. */
  readonly files: Readonly<Record<string, string>>;
  /** What keeps the list of handlers from being whole, a line each. */
  readonly problems: readonly string[];
}

/** Everything generated for one API. */
export async function outputsOf(api: Api, root = REPOSITORY): Promise<Outputs> {
  const document = await bundleApi(api, root);
  writeSince(api, document, root);
  const handlers = listHandlers(api, document['x-areas'] ?? {}, root);
  return {
    files: {
      [`generated/${api}/openapi.json`]: `${JSON.stringify(document, null, 1)}\n`,
      [`generated/${api}/types.gen.ts`]: await emitTypes(document),
      [`generated/${api}/client.gen.ts`]: emitClient(api, document),
      [`generated/${api}/constants.gen.ts`]: emitConstants(document),
      [handlers.file]: handlers.content,
      ...fieldNamesOf(api),
    },
    problems: handlers.problems,
  };
}

/** The names of fields, which go with the API that reads records by them. */
export function fieldNamesOf(api: Api): Outputs['files'] {
  return api === 'record-data' ? { [FIELD_NAMES_FILE]: emitFieldNames() } : {};
}
