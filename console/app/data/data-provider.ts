import { type DataProvider, HttpError, type RaRecord, type SortPayload } from 'react-admin';
import type { CacheOptions } from '#client/cache/read.ts';
import { FetchError } from '#client/errors/index.ts';
import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import { readListViews, readObjectInfo } from '#client/records/metadata.ts';
import { recordFaults } from '#client/records/record-faults.ts';
import { createInput, updateInput } from '#client/records/record-input.ts';
import { readRecord, removeRecord, saveNewRecord, saveRecord } from '#client/records/records.ts';
import type { InputFields } from '#client/records/types.ts';
import { getRecords } from '#generated/record-data/client.gen.ts';
import { nameCondition } from './name-condition.ts';
import { type ConsoleRecord, changedValues, toConsoleRecord } from './record.ts';

/** What a list asks for beyond react-admin's own words. */
export interface ListMeta {
  listViewApiName?: string;
  /** Token of the page, as an earlier answer gave it. */
  pageToken?: string | null;
  optionalFields?: string[];
  /** Field that the filter `name` looks in. */
  nameField?: string;
  /** Part of react-admin's cache key, since labels come in the language of the request. */
  locale?: string;
}

/** What reading one record asks for beyond react-admin's own words. */
export interface RecordMeta {
  /** Whether a copy that is seconds old will not do, as where an edit starts. */
  isFresh?: boolean;
  /** Part of react-admin's cache key, since labels come in the language of the request. */
  locale?: string;
}

/** What an update asks for beyond react-admin's own words. */
export interface UpdateMeta {
  /** Version that the edit started from; a newer one refuses it with 412. */
  ifUnmodifiedSince?: string;
}

/**
 * The one data provider: every object of the platform is a resource by its API name. Lists are paged by token
 * (`meta.pageToken`) and narrowed by the filters `q` (names and numbers) and `name` (names only); one record is read with the fields of its layouts, an update sends what has changed.
 */
export function createDataProvider(platform: Platform): DataProvider {
  return {
    getList: async (resource, { pagination, sort, filter, meta = {} }) => {
      const { listViewApiName, pageToken, optionalFields, nameField = 'Name' } = meta as ListMeta;
      const view = listViewApiName ?? (await firstListView(platform, resource));
      const page = await readListRecords(platform, resource, view, {
        pageSize: pagination?.perPage,
        pageToken,
        searchTerm: filter?.q || undefined,
        sortBy: sortBy(sort),
        where: filter?.name ? nameCondition(nameField, filter.name) : undefined,
        optionalFields,
      });
      return {
        data: page.records.map(toConsoleRecord) as never[],
        pageInfo: {
          hasNextPage: page.nextPageToken !== null,
          hasPreviousPage: page.previousPageToken !== null,
        },
        meta: {
          nextPageToken: page.nextPageToken,
          previousPageToken: page.previousPageToken,
          sortBy: page.sortBy,
        },
      };
    },
    getOne: async (_resource, { id, meta = {} }) => {
      const query = { layoutTypes: ['Full', 'Compact'] satisfies ('Full' | 'Compact')[] };
      const record = await readRecord(platform, String(id), query, readOptions(meta)).catch(throwAsHttpError);
      return { data: toConsoleRecord(record as never) as never };
    },
    getMany: async (resource, { ids }) => {
      const { nameFields } = await readObjectInfo(platform, resource);
      const query = { optionalFields: nameFields.map((name) => `${resource}.${name}`) };
      const { results } = await platform.read(getRecords, { path: { recordIds: ids.map(String) }, query });
      const records = results.flatMap((item) => (item.statusCode === 200 ? [item.result as never] : []));
      return { data: records.map(toConsoleRecord) as never[] };
    },
    getManyReference: async () => {
      throw new Error('Related lists are read by their own names; see record/related.');
    },
    create: async (resource, { data }) => {
      const info = await readObjectInfo(platform, resource);
      const input = createInput(info, withoutEmpty(data.values as InputFields));
      const record = await saveNewRecord(platform, input).catch(throwAsHttpError);
      return { data: (record ? toConsoleRecord(record) : { ...data, id: '' }) as never };
    },
    update: async (resource, { id, data, previousData, meta = {} }) => {
      const info = await readObjectInfo(platform, resource);
      const changes = changedValues(
        (previousData as unknown as ConsoleRecord).values,
        (data as Partial<ConsoleRecord>).values ?? {},
      );
      const input = updateInput(info, String(id), emptyAsNull(changes));
      const record = await saveRecord(platform, input, meta as UpdateMeta).catch(throwAsHttpError);
      return { data: (record ? toConsoleRecord(record) : { ...previousData, id }) as never };
    },
    updateMany: async () => {
      throw new Error('Records are changed one by one.');
    },
    delete: async (_resource, { id, previousData }) => {
      await removeRecord(platform, String(id)).catch(throwAsHttpError);
      return { data: (previousData ?? { id }) as RaRecord as never };
    },
    deleteMany: async (_resource, { ids }) => {
      for (const id of ids) await removeRecord(platform, String(id)).catch(throwAsHttpError);
      return { data: ids };
    },
  };
}

const readOptions = ({ isFresh }: RecordMeta): CacheOptions => (isFresh ? { cache: 'reload' } : {});

/** react-admin sorts by `id` where nobody has chosen an order; the list view's own order is better. */
function sortBy(sort: SortPayload | undefined): string[] | undefined {
  if (!sort?.field || sort.field === 'id') return undefined;
  return [`${sort.order === 'DESC' ? '-' : ''}${sort.field}`];
}

async function firstListView(platform: Platform, objectApiName: string): Promise<string> {
  const [first] = await readListViews(platform, objectApiName);
  if (!first) throw new HttpError(`${objectApiName} has no list view.`, 404);
  return first.apiName;
}

/** react-admin sets the errors of a form from `body.errors`, by the name of the input. */
function throwAsHttpError(error: unknown): never {
  if (!(error instanceof FetchError)) throw error;
  const faults = recordFaults(error);
  const body = {
    cause: error,
    general: faults?.general ?? [],
    errors: faults ? { values: faults.fields } : undefined,
  };
  throw new HttpError(error.explanation, error.status, body);
}

const emptyAsNull = (values: InputFields): InputFields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]));

const withoutEmpty = (values: InputFields): InputFields =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
