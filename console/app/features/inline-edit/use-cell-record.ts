import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readRecord } from '#client/records/records.ts';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { getRecord } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../data/record.ts';

/**
 * The record of a row with everything that editing one of its fields needs: the field itself, the ones that control
 * it and those it controls, whether the list shows them or not. Undefined until they are there.
 */
export function useCellRecord(
  record: ConsoleRecord,
  { fields }: ObjectInfo,
  { apiName, relationshipName }: FieldInfo,
): ConsoleRecord | undefined {
  const platform = usePlatform();
  const needed = related(apiName, fields).filter((name) => !(name in record.values));
  const missing = needed.length > 0;
  const { data } = useQuery(
    derivedQuery(platform, getRecord, {
      input: missing && { recordId: record.id, version: record.systemModstamp, needed },
      part: 'cell',
      read: async () => {
        const optionalFields = [...needed, ...(relationshipName ? [`${relationshipName}.Id`] : [])];
        const read = await readRecord(platform, record.id, {
          optionalFields: optionalFields.map((name) => `${record.apiName}.${name}`),
        });
        return read ? toConsoleRecord(read) : null;
      },
    }),
  );
  if (!missing) return record;
  return data
    ? {
        ...record,
        values: { ...data.values, ...record.values },
        fields: { ...data.fields, ...record.fields },
      }
    : undefined;
}

/** A field with all that control it, and all that it controls. */
function related(name: string, fields: ObjectInfo['fields']): string[] {
  const above: string[] = [];
  for (let at = fields[name]?.controllerName; at; at = fields[at]?.controllerName) above.push(at);
  const below = (of: string): string[] =>
    Object.values(fields)
      .filter(({ controllerName }) => controllerName === of)
      .flatMap(({ apiName }) => [apiName, ...below(apiName)]);
  return [name, ...above, ...below(name)];
}
