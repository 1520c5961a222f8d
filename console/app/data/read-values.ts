import { chunks } from '#client/chunks.ts';
import type { Platform } from '#client/platform.ts';
import type { InputFields, RecordData } from '#client/records/types.ts';
import { getRecords } from '#generated/record-data/client.gen.ts';
import { toConsoleRecord } from './record.ts';

/** Records of one read. */
const AT_ONCE = 100;

/** The values that fields of many records have now, by record id; records that are gone are left out. */
export async function readValues(
  platform: Platform,
  objectApiName: string,
  ids: readonly string[],
  fields: readonly string[],
): Promise<Map<string, InputFields>> {
  const values = new Map<string, InputFields>();
  const query = { optionalFields: fields.map((name) => `${objectApiName}.${name}`) };
  for (const recordIds of chunks(ids, AT_ONCE)) {
    const { results } = await platform.read(getRecords, { path: { recordIds }, query }, { cache: 'reload' });
    for (const item of results) {
      if (item.statusCode !== 200) continue;
      const record = toConsoleRecord(item.result as RecordData);
      values.set(
        record.id,
        Object.fromEntries(
          fields.flatMap((name) => (name in record.values ? [[name, record.values[name] ?? null]] : [])),
        ),
      );
    }
  }
  return values;
}
