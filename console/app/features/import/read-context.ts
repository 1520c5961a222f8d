import type { Platform } from '#client/platform.ts';
import { MASTER_RECORD_TYPE_ID, readRecordDefaults } from '#client/records/metadata.ts';
import { readPicklists } from '#client/records/picklists.ts';
import type { InputFields, ObjectInfo, PicklistFields } from '#client/records/types.ts';
import { toConsoleRecord } from '../../data/record.ts';
import type { CheckContext } from './check-rows.ts';
import { resolveReferences } from './resolve-references.ts';
import type { Mapping, ParsedFile } from './types.ts';

type Context = Omit<CheckContext, 'info' | 'mapping' | 'locale'>;

/** What the platform knows that the lines of a file are judged by: defaults, picklists, records referred to. */
export async function readImportContext(
  platform: Platform,
  file: ParsedFile,
  info: ObjectInfo,
  mapping: Mapping,
): Promise<Context> {
  const recordTypeId = info.defaultRecordTypeId ?? MASTER_RECORD_TYPE_ID;
  const types = new Set([recordTypeId, ...Object.keys(info.recordTypeInfos)]);
  const picklists: Record<string, PicklistFields> = {};
  for (const type of types) picklists[type] = await readPicklists(platform, info.apiName, type);
  const resolve = await resolveReferences(platform, file, info, mapping);
  const defaults = info.createable ? await readDefaults(platform, info) : {};
  return { defaults, picklists, recordTypeId, resolve };
}

/** The values that a new record starts with, as far as it may be created with them. */
async function readDefaults(platform: Platform, { apiName, fields }: ObjectInfo): Promise<InputFields> {
  const { record } = await readRecordDefaults(platform, apiName);
  const { values } = toConsoleRecord(record as Parameters<typeof toConsoleRecord>[0]);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null && fields[name]?.createable),
  );
}
