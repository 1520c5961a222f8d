import { isRecordId, toRecordId } from '#client/records/record-id.ts';

/** An id as a query may name it; undefined for what is no id. */
export const fullId = (id: string): string | undefined => (isRecordId(id) ? toRecordId(id) : undefined);

/** A text as the query language quotes it. */
export const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
