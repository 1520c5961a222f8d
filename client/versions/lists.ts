import { getListInfoByName, getObjectInfo } from '#generated/record-data/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { ListInfoSummaries } from '../records/types.ts';
import type { LooseInput } from '../send/fill-in.ts';
import type { Answer } from '../send/send.ts';
import type { Ask } from './ask.ts';
import { parseCondition } from './filtering/condition.ts';
import { filteredPage } from './filtering/filtered-page.ts';
import { bothOf, searchCondition } from './list-search.ts';

type ListInfo = Data<'getListInfoByName'>;
type ListQuery = NonNullable<Input<'getListRecordsByName'>['body']>;

/** The records of a list, asked for by parameters in the address, which neither search nor filter: that is done here. */
export async function recordsByParameters(
  { body, ...input }: LooseInput,
  read: (input: LooseInput) => Promise<Answer>,
  ask: Ask,
): Promise<Answer> {
  const { searchTerm, where, ...query } = (body ?? {}) as ListQuery;
  const term = searchTerm ? await termCondition(searchTerm, input, ask) : undefined;
  const condition = bothOf(where, term);
  if (condition) return filteredPage(parseCondition(condition), query, input, read);
  const given = Object.entries(query).filter(([, value]) => value != null);
  return read({ ...input, query: Object.fromEntries(given) });
}

async function termCondition(searchTerm: string, { path, headers }: LooseInput, ask: Ask) {
  const [info, list] = (await Promise.all([
    ask(getObjectInfo, { path: { objectApiName: path?.objectApiName }, headers }),
    ask(getListInfoByName, { path, headers }),
  ])) as [Data<'getObjectInfo'>, ListInfo];
  const columns = list.displayColumns.map(({ fieldApiName }) => fieldApiName);
  return searchCondition(searchTerm, info, columns);
}

/** The list views of an object, as the call of their own would list them. */
export function listsOfObject({
  lists,
  ...page
}: Extract<Data<'getListUi'>, { lists: unknown }>): ListInfoSummaries {
  return { ...page, lists: lists.map(({ apiName, id, label }) => ({ apiName, id, label })) };
}

/** A list view that can be neither saved, copied nor deleted. */
export const withoutRights = (info: ListInfo): ListInfo => ({
  ...info,
  cloneable: false,
  createable: false,
  deletable: false,
  updateable: false,
});

/** Several list views, of which each has a status of its own. */
export const withoutRightsEach = ({
  results,
  ...batch
}: Data<'getListInfosByName'>): Data<'getListInfosByName'> => ({
  ...batch,
  results: results.map((item) =>
    item.statusCode === 200
      ? ({ ...item, result: withoutRights(item.result as ListInfo) } as typeof item)
      : item,
  ),
});
