import type { DataProvider } from 'react-admin';
import type { Platform } from '#client/platform.ts';
import type { InputFields } from '#client/records/types.ts';
import { readPage } from './list-reads.ts';
import type { ConsoleRecord } from './record.ts';
import { readMany, readOne } from './record-reads.ts';
import { createOne, deleteOne, updateOne } from './record-writes.ts';

/**
 * The one data provider: every object of the platform is a resource by its API name. Lists are paged by token
 * (`meta.pageToken`), one record is read with the fields of its layouts, an update sends what has changed.
 *
 * react-admin lets each caller name its own type of record; here it is always a ConsoleRecord, hence `as never`.
 */
export function createDataProvider(platform: Platform): DataProvider {
  return {
    getList: async (resource, params) => (await readPage(platform, resource, params)) as never,
    getOne: async (_resource, { id, meta = {} }) => ({
      data: (await readOne(platform, String(id), meta)) as never,
    }),
    getMany: async (resource, { ids }) => ({
      data: (await readMany(platform, resource, ids.map(String))) as never[],
    }),
    create: async (resource, { data, meta = {} }) => {
      const created = await createOne(platform, resource, data.values as InputFields, meta);
      return { data: (created ?? { ...data, id: '' }) as never };
    },
    update: async (_resource, { data, previousData, meta = {} }) => {
      const before = previousData as unknown as ConsoleRecord;
      const { values = {} } = data as Partial<ConsoleRecord>;
      return { data: ((await updateOne(platform, before, values, meta)) ?? before) as never };
    },
    delete: async (_resource, { id, previousData }) => {
      await deleteOne(platform, String(id));
      return { data: (previousData ?? { id }) as never };
    },
    deleteMany: async (_resource, { ids }) => {
      for (const id of ids) await deleteOne(platform, String(id));
      return { data: ids };
    },
    getManyReference: () => refuse('Related lists are read by their own names; see record/RelatedList.tsx.'),
    updateMany: () => refuse('Records are changed one by one.'),
  };
}

const refuse = (reason: string) => Promise.reject(new Error(reason));
