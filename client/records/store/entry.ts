import type { FieldData, RecordData } from '../types.ts';

/** A relationship: the record referred to has an entry of its own. */
export interface Link {
  recordId: string;
}

export interface FieldEntry {
  /** Name as the platform writes it; entries are keyed in lower case. */
  name: string;
  displayValue: string | null;
  value: Exclude<FieldData['value'], RecordData> | Link;
  /** When an answer carried it, in milliseconds since 1970; see `OUT_OF_DATE`. */
  readAt: number;
}

/** All that is known of one record, merged from every answer that carried it (RD-STATE-09). */
export interface RecordEntry {
  /** What a record says of itself beside its fields. */
  details: Omit<RecordData, 'fields' | 'childRelationships'>;
  /** Grows with each change of the record; undefined where the answers do not tell. */
  version: number | undefined;
  fields: Map<string, FieldEntry>;
  /** Optional fields that the platform left out, and when. */
  missing: Map<string, number>;
  /** Paths that somebody has read or asked for, without the object, by their lower case. */
  tracked: Map<string, string>;
}

/** `readAt` of what a newer version of the record or an invalidation has overtaken. */
export const OUT_OF_DATE = Number.NEGATIVE_INFINITY;

export const isLink = (value: FieldEntry['value']): value is Link =>
  typeof value === 'object' && value !== null && 'recordId' in value;

/** Whether a part of an answer is a saved record; a template for a new one has no id. */
export function isRecord(value: unknown): value is RecordData & { id: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { apiName, id, fields } = value as Partial<RecordData>;
  return (
    typeof apiName === 'string' && typeof id === 'string' && typeof fields === 'object' && fields !== null
  );
}

/** The version that an answer shows: its weak entity tag, else the moment of the last change. */
export function versionOf({ weakEtag, systemModstamp }: RecordData): number | undefined {
  if (typeof weakEtag === 'number') return weakEtag;
  return systemModstamp ? Date.parse(systemModstamp) : undefined;
}
