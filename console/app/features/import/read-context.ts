import type { Platform } from '#client/platform.ts';
import { MASTER_RECORD_TYPE_ID, readRecordDefaults } from '#client/records/metadata.ts';
import { readPicklists } from '#client/records/picklists.ts';
import type { InputFields, ObjectInfo, PicklistFields } from '#client/records/types.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { layoutFields } from '../record/layout-fields.ts';
import type { CheckContext } from './check-rows.ts';
import { findKeyed } from './keys.ts';
import { resolveReferences } from './resolve-references.ts';
import type { Mapping, ParsedFile } from './types.ts';

type Context = Omit<CheckContext, 'info' | 'mapping' | 'locale'>;

/** What the platform knows that the lines of a file are judged by: defaults, picklists, records referred to. */
export async function readImportContext(
  platform: Platform,
  file: ParsedFile,
  info: ObjectInfo,
  mapping: Mapping,
  key: string | undefined,
): Promise<Context> {
  const recordTypeId = info.defaultRecordTypeId ?? MASTER_RECORD_TYPE_ID;
  const types = new Set([recordTypeId, ...Object.keys(info.recordTypeInfos)]);
  const picklists: Record<string, PicklistFields> = {};
  for (const type of types) picklists[type] = await readPicklists(platform, info.apiName, type);
  const resolve = await resolveReferences(platform, file, info, mapping);
  const form = info.createable
    ? await readForm(platform, info)
    : { defaults: {}, demanded: new Set<string>() };
  const field = info.fields[key ?? ''];
  const keyed = field && { field, ids: await findKeyed(platform, file, info, mapping, field) };
  return { ...form, picklists, recordTypeId, resolve, keyed };
}

/** What the form for a new record knows: the values it starts with, as far as they may be set, and what it demands. */
async function readForm(
  platform: Platform,
  info: ObjectInfo,
): Promise<Pick<Context, 'defaults' | 'demanded'>> {
  const { layout, record } = await readRecordDefaults(platform, info.apiName);
  const { values } = toConsoleRecord(record as Parameters<typeof toConsoleRecord>[0]);
  const defaults: InputFields = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null && info.fields[name]?.createable),
  );
  const placed = layout ? layoutFields(layout, info, 'create') : [];
  const required = placed.filter(({ isRequired }) => isRequired);
  return { defaults, demanded: new Set(required.map(({ field }) => field.apiName)) };
}
