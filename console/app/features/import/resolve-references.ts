import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import { readListViews } from '#client/records/metadata.ts';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { nameFieldOf } from '../../data/name-field.ts';
import { readCell } from './cell-value.ts';
import type { CheckContext } from './check-rows.ts';
import type { Mapping, ParsedFile } from './types.ts';

type Found = { id: string } | { fault: 'importing.noSuchRecord' | 'importing.ambiguous' };

/** Reads under way at a time. */
const AT_ONCE = 4;

/**
 * Finds the records that cells of reference fields name, each name once, by the exact name whatever its case. The
 * answer knows an id for each, or why there is none.
 */
export async function resolveReferences(
  platform: Platform,
  file: ParsedFile,
  { fields }: ObjectInfo,
  mapping: Mapping,
): Promise<CheckContext['resolve']> {
  const found = new Map<string, Found>();
  const asked = mapping.flatMap((name, at) => {
    const field = name ? fields[name] : undefined;
    return field ? namesIn(file, field, at).map((text) => ({ field, text })) : [];
  });
  const waiting = [...new Map(asked.map((one) => [keyOf(one.field, one.text), one])).values()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found.set(keyOf(next.field, next.text), await find(platform, next.field, next.text));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (field, text) => found.get(keyOf(field, text)) ?? { fault: 'importing.noSuchRecord' };
}

function namesIn({ rows }: ParsedFile, field: FieldInfo, at: number): string[] {
  if (field.dataType !== 'Reference' || field.apiName === 'RecordTypeId') return [];
  const context = { isRequired: false, locale: 'de' as const, choices: undefined };
  return rows.flatMap((cells) => {
    const reading = readCell(cells[at] ?? '', field, context);
    return 'reference' in reading ? [reading.reference] : [];
  });
}

async function find(platform: Platform, { referenceToInfos }: FieldInfo, text: string): Promise<Found> {
  for (const { apiName, nameFields } of referenceToInfos) {
    const [first] = await readListViews(platform, apiName);
    if (!first) continue;
    const where = `{ ${nameFieldOf(nameFields)}: { eq: ${JSON.stringify(text)} } }`;
    const { records } = await readListRecords(platform, apiName, first.apiName, { where, pageSize: 2 });
    const [only] = records;
    if (records.length > 1) return { fault: 'importing.ambiguous' };
    if (only?.id) return { id: only.id };
  }
  return { fault: 'importing.noSuchRecord' };
}

const keyOf = ({ apiName }: FieldInfo, text: string): string => `${apiName} ${text.toLowerCase()}`;
