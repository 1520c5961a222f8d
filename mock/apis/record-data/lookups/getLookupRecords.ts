import { getLookupRecords as operation } from '#generated/record-data/client.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler, HandlerInput, RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { readTree } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import { addField, selectionOf } from '../selection/selection.ts';
import { viewerOf } from '../viewer.ts';
import { extraFields } from './display-fields.ts';
import { type LookupField, lookupField } from './lookup-field.ts';
import { narrowing } from './narrowing.ts';
import { suggestedIds } from './suggested-ids.ts';

type Input = HandlerInput<'getLookupRecords'>;

/** What is asked of a field. */
interface Asked {
  readonly path: Input['path'];
  readonly query: Pick<
    Input['query'],
    'dependentFieldBindings' | 'page' | 'pageSize' | 'q' | 'searchType'
  > & {
    readonly sourceRecordId?: string;
  };
  /** What only a body can say. */
  readonly body?: Partial<Input['body']>;
}

/** Suggests records that a reference field can refer to, object by object. */
export const getLookupRecords: Handler<'getLookupRecords'> = async (asked, context) => ({
  status: 200,
  body: await suggestions(asked, asked.query.targetApiName, context),
});

/** The same, asked for by parameters. */
export const getLookupRecordsByParameters: Handler<'getLookupRecordsByParameters'> = async (
  { path, query },
  context,
) => ({ status: 200, body: await suggestions({ path, query }, query.targetApiName, context) });

/** Suggests records of one object. */
export const getLookupRecordsOfObject: Handler<'getLookupRecordsOfObject'> = async (
  { path: { targetApiName, ...path }, query },
  context,
) => {
  const { lookupResults } = await suggestions({ path, query }, [targetApiName], context);
  const [collection] = Object.values(lookupResults);
  if (!collection) throw notFound();
  return { status: 200, body: collection };
};

async function suggestions(
  asked: Asked,
  targetApiNames: readonly string[] | undefined,
  context: RequestContext,
): Promise<Schemas['LookupValues']> {
  const viewer = viewerOf(context);
  const field = lookupField(asked.path.objectApiName, asked.path.fieldApiName, viewer);
  const lookupResults: Record<string, Schemas['RecordCollection']> = {};
  for (const target of askedTargets(field, targetApiNames)) {
    const ids = await suggestedFor(field, target, asked, context);
    const suggested = { field, target, ids, query: asked.query };
    lookupResults[target.apiName] = await collectionOf(context.store, suggested, viewer);
  }
  return tagged({ lookupResults });
}

async function suggestedFor(
  field: LookupField,
  target: ObjectDefinition,
  { query, body = {} }: Asked,
  context: RequestContext,
): Promise<string[]> {
  const suggestion = {
    target,
    searchType: query.searchType,
    term: (query.q ?? '').replaceAll('\u0000', '').trim(),
    conditions: await narrowing(context.store, field, target, {
      fields: body.sourceRecord?.fields,
      bindings: query.dependentFieldBindings,
      recordId: query.sourceRecordId,
    }),
    sortBy: (body.orderBy ?? []).map(({ fieldApiName, isAscending = true }) => {
      // Records of several objects have a name in common, whatever each object calls it.
      const name = fieldApiName.toLowerCase() === 'name' ? nameField(target) : fieldApiName;
      return isAscending ? name : `-${name}`;
    }),
    userId: context.session.userId,
    limit: query.page * query.pageSize + 1,
  };
  return suggestedIds(context.store, suggestion, viewerOf(context));
}

/** The objects asked for among those that the field refers to; all of them unless told. */
function askedTargets(
  { name, targets }: LookupField,
  asked?: readonly string[],
): readonly ObjectDefinition[] {
  if (!asked || asked.length === 0) return targets;
  const known = new Map(targets.map((target) => [target.apiName.toLowerCase(), target]));
  return [...new Set(asked)].map((apiName) => {
    const target = known.get(apiName.toLowerCase());
    if (target) return target;
    throw new PlatformFault(400, 'INVALID_INPUT', `The field ${name} does not refer to ${apiName}.`);
  });
}

interface Suggested {
  readonly field: LookupField;
  readonly target: ObjectDefinition;
  readonly ids: readonly string[];
  readonly query: Asked['query'];
}

async function collectionOf(
  store: Store,
  { field: { source, name }, target, ids, query }: Suggested,
  viewer: Viewer,
): Promise<Schemas['RecordCollection']> {
  const { page, pageSize } = query;
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  const records = await readSuggested(store, target, shown, viewer);
  const path = platformPath(operation, { objectApiName: source.apiName, fieldApiName: name });
  const url = (number: number | null) =>
    number === null ? null : `${path}?${queryText(query, number, target.apiName)}`;
  const next = ids.length > page * pageSize ? page + 1 : null;
  const previous = page > 1 ? page - 1 : null;
  return tagged({
    count: records.length,
    currentPageToken: String(page),
    currentPageUrl: url(page),
    nextPageToken: next === null ? null : String(next),
    nextPageUrl: url(next),
    previousPageToken: previous === null ? null : String(previous),
    previousPageUrl: url(previous),
    records,
  });
}

function queryText({ pageSize, q, searchType }: Asked['query'], page: number, targetApiName: string): string {
  const asked = { page: String(page), pageSize: String(pageSize), searchType, ...(q ? { q } : {}) };
  const parameters = { ...asked, targetApiName };
  return String(new URLSearchParams(parameters));
}

async function readSuggested(
  store: Store,
  target: ObjectDefinition,
  ids: readonly string[],
  viewer: Viewer,
): Promise<Schemas['Record'][]> {
  const selection = selectionOf(target);
  for (const name of ['Id', ...target.nameFields, nameField(target), ...extraFields(target)])
    addField(selection, name, viewer);
  const tree = await readTree(store, selection, ids);
  return ids.flatMap((id) => {
    const row = tree.rows.get(id);
    return row ? represent(tree, row, viewer) : [];
  });
}
