import type { Data, Input, Operation, OperationId } from '#client/operation.ts';
import {
  getLayout,
  getListInfosByName,
  getListInfosByObjectName,
  getObjectInfos,
  getPicklistValuesByRecordType,
} from '#generated/record-data/client.gen.ts';
import {
  getListInfosByNameLimits,
  getObjectInfosLimits,
  objectInfoConstants,
} from '#generated/record-data/constants.gen.ts';
import type { ObjectDefinition } from '#mock/objects/definition/index.ts';
import type { Caller, Exchange } from '../calls/caller.ts';
import type { Finding } from '../report/finding.ts';
import { REMEDY_FOR_VIEW } from '../report/remedies.ts';
import { expectedPicklists, shownObjects } from './expected.ts';
import { compareObject } from './objects.ts';
import { compareColumns, compareLayout, comparePicklists, missingLists } from './views.ts';

/** What was found, and the exchanges by which. */
export interface Compared {
  readonly findings: readonly Finding[];
  readonly exchanges: readonly Exchange[];
}

/** Compares objects, picklists, layouts and list views of the organisation with the definitions of the console. */
export async function compareDefinitions(caller: Caller): Promise<Compared> {
  const exchanges: Exchange[] = [];
  const ask: Ask = async (operation, input) => {
    const called = await caller.call('staff', operation as never, input as never);
    exchanges.push(...called.exchanges);
    return called.data as never;
  };
  const findings: Finding[] = [];
  for (const objects of chunks(shownObjects, getObjectInfosLimits.objectApiNames.maxItems)) {
    const found = await objectsOf(ask, objects);
    for (const definition of objects) {
      findings.push(...compareObject(definition, found.get(definition.apiName)));
      if (found.has(definition.apiName)) findings.push(...(await compareViews(ask, definition)));
    }
  }
  return { findings, exchanges };
}

type Ask = <Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
) => Promise<Data<Id> | undefined>;

async function objectsOf(ask: Ask, objects: readonly ObjectDefinition[]) {
  const objectApiNames = objects.map(({ apiName }) => apiName);
  const { results = [] } = (await ask(getObjectInfos, { path: { objectApiNames } })) ?? {};
  const found = results.flatMap(({ statusCode, result }) =>
    statusCode === 200 ? [result as Data<'getObjectInfo'>] : [],
  );
  return new Map(found.map((info) => [info.apiName, info]));
}

async function compareViews(ask: Ask, definition: ObjectDefinition): Promise<Finding[]> {
  const { apiName: objectApiName, listViews } = definition;
  const path = { objectApiName };
  const recordTypeId = objectInfoConstants.masterRecordTypeId;
  const hasPicklists = expectedPicklists(definition).size > 0;
  const picklists = hasPicklists
    ? await ask(getPicklistValuesByRecordType, { path: { ...path, recordTypeId } })
    : undefined;
  const layout = await ask(getLayout, { path, query: { layoutType: 'Full', mode: 'View' } });
  const lists = listViews.length > 0 ? await listsOf(ask, objectApiName) : undefined;
  return [
    ...(picklists ? comparePicklists(definition, picklists) : []),
    ...(layout ? compareLayout(definition, layout) : []),
    ...(lists ? missingLists(definition, lists) : []),
    ...(lists ? await columnsOf(ask, definition, lists) : []),
  ];
}

/** API names of the lists of an object; undefined where the platform does not say. */
async function listsOf(ask: Ask, objectApiName: string): Promise<(string | null)[] | undefined> {
  const answer = await ask(getListInfosByObjectName, { path: { objectApiName }, query: { pageSize: 2000 } });
  return answer && 'lists' in answer ? answer.lists?.map(({ apiName }) => apiName) : undefined;
}

async function columnsOf(
  ask: Ask,
  definition: ObjectDefinition,
  there: readonly (string | null)[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const names = definition.listViews
    .filter(({ apiName }) => there.includes(apiName))
    .map(({ apiName }) => `${definition.apiName}.${apiName}`);
  for (const some of chunks(names, getListInfosByNameLimits.names.maxItems)) {
    const { results = [] } = (await ask(getListInfosByName, { query: { names: [...some] } })) ?? {};
    for (const [index, { statusCode, result }] of results.entries())
      findings.push(
        ...(statusCode === 200
          ? compareColumns(definition, result as Data<'getListInfoByName'>)
          : [refusedList(`${some[index]}`, statusCode)]),
      );
  }
  return findings;
}

const refusedList = (name: string, statusCode: number): Finding => ({
  kind: 'missing',
  subject: `list view ${name}`,
  what: `is not shown to the person who has signed in (${statusCode})`,
  step: REMEDY_FOR_VIEW,
});

function chunks<T>(values: readonly T[], size: number): T[][] {
  const count = Math.ceil(values.length / size);
  return Array.from({ length: count }, (_, index) => values.slice(index * size, (index + 1) * size));
}
