import type { Platform } from '#client/platform.ts';
import { readObjectInfo } from '#client/records/metadata.ts';
import { type CloneTemplate, readCloneDefaults, readCloneTemplate } from '#client/records/templates.ts';
import type { ObjectInfo, RecordData, RecordLayout } from '#client/records/types.ts';

/** What the form of a copy starts with. */
export interface Copy {
  info: ObjectInfo;
  /** Undefined for somebody who may not create one. */
  form?: {
    layout: RecordLayout | null;
    /** Ready to be sent: what the form does not show is copied too. */
    template: CloneTemplate;
    /** The same with what the form shows beside it, as no record yet. */
    record: RecordData;
  };
}

/** Reads form and values of a copy at once; the platform gives the form the record type of the record. */
export async function readCopy(platform: Platform, objectApiName: string, recordId: string): Promise<Copy> {
  const info = await readObjectInfo(platform, objectApiName);
  if (!info.createable) return { info };
  const [{ layout, record }, template] = await Promise.all([
    readCloneDefaults(platform, recordId),
    readCloneTemplate(platform, recordId),
  ]);
  const { recordTypeId, fields } = template.record;
  const copy = { ...record, recordTypeId, fields: { ...record.fields, ...fields }, id: null };
  return { info, form: { layout, template, record: copy as unknown as RecordData } };
}
