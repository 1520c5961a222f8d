import {
  getRecordDefaultsForClone,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from '#generated/record-data/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { requireFieldPaths } from './field-names.ts';
import { toRecordId } from './record-id.ts';
import type { InputFields } from './types.ts';

export type CreateTemplate = Data<'getRecordTemplateCreate'>;
export type CloneTemplate = Data<'getRecordTemplateClone'>;

/** What a new record starts with. */
export async function readCreateTemplate(
  platform: Platform,
  objectApiName: string,
  query: Input<'getRecordTemplateCreate'>['query'] = {},
): Promise<CreateTemplate> {
  requireFieldPaths('getRecordTemplateCreate', query.optionalFields);
  return platform.read(getRecordTemplateCreate, { path: { objectApiName }, query });
}

/** What a copy of a record starts with. */
export async function readCloneTemplate(
  platform: Platform,
  recordId: string,
  query: Input<'getRecordTemplateClone'>['query'] = {},
): Promise<CloneTemplate> {
  requireFieldPaths('getRecordTemplateClone', query.optionalFields);
  return platform.read(getRecordTemplateClone, { path: { recordId: toRecordId(recordId) }, query });
}

/** What the form of a copy starts with: its layout, and the values that this shows. */
export const readCloneDefaults = (platform: Platform, recordId: string) =>
  platform.read(getRecordDefaultsForClone, { path: { recordId: toRecordId(recordId) } });

/** The values of a template as the input of a new record takes them; see `createInput`. */
export function templateValues({ record }: CreateTemplate | CloneTemplate): InputFields {
  const entries = Object.entries(record.fields).filter(
    ([, { value }]) => typeof value !== 'object' || value === null,
  );
  return Object.fromEntries(entries.map(([name, { value }]) => [name, value])) as InputFields;
}
