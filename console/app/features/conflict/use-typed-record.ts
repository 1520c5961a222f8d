import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { readPicklists } from '#client/records/picklists.ts';
import { readRecord } from '#client/records/records.ts';
import type { FieldData, FieldInfo, InputValue } from '#client/records/types.ts';
import { getPicklistValuesByRecordType } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { isChoice } from '../fields/format.ts';
import type { MergeRow } from './merge-rows.ts';

/** A record as it would read with what was typed: choices by their labels, references by the names of their records. */
export function useTypedRecord(base: ConsoleRecord, rows: readonly MergeRow[]): ConsoleRecord {
  const platform = usePlatform();
  const typed = rows.map(({ field, mine }) => [field, mine] as const);
  const read = async () => {
    const picklists = await readPicklists(platform, base.apiName, base.recordTypeId ?? MASTER_RECORD_TYPE_ID);
    const labelOf = (name: string, value: string) =>
      picklists[name]?.values.find((one) => one.value === value)?.label ?? value;
    const labelled = async ([field, value]: readonly [FieldInfo, InputValue]) => {
      const text = isChoice(field.dataType)
        ? String(value ?? '')
            .split(';')
            .map((part) => labelOf(field.apiName, part))
            .join('; ')
        : await nameOf(field, value);
      return [field.apiName, { value, displayValue: text || null }] as const;
    };
    return Object.fromEntries(await Promise.all(typed.map(labelled)));
  };
  const { data } = useQuery(
    derivedQuery(platform, getPicklistValuesByRecordType, {
      input: { recordId: base.id, typed: typed.map(([{ apiName }, value]) => [apiName, value]) },
      part: 'typed values',
      read,
    }),
  );
  const plain = Object.fromEntries(typed.map(([{ apiName }, value]) => [apiName, plainField(value)]));
  const relationships = typed.flatMap(([{ relationshipName }]) => relationshipName ?? []);
  const fields = Object.entries({ ...base.fields, ...plain, ...data }).filter(
    ([name]) => !relationships.includes(name),
  );
  return { ...base, fields: Object.fromEntries(fields) };

  async function nameOf({ dataType, referenceToInfos }: FieldInfo, value: InputValue) {
    if (dataType !== 'Reference' || typeof value !== 'string' || !value) return undefined;
    const optionalFields = referenceToInfos.flatMap(({ apiName, nameFields }) =>
      nameFields.map((name) => `${apiName}.${name}`),
    );
    const found = await readRecord(platform, value, { optionalFields }).catch(() => undefined);
    const target = referenceToInfos.find(({ apiName }) => apiName === found?.apiName);
    return found ? recordName(found, target?.nameFields) : value;
  }
}

const plainField = (value: InputValue): FieldData => ({ value, displayValue: null });
