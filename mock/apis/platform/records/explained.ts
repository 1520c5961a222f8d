import { PlatformFault } from '../../../engine/errors/platform-fault.ts';

/** One reason why a record was refused, with the fields that it is about. */
export interface Reason {
  readonly message: string;
  readonly errorCode: string;
  readonly fields: string[];
}

/** The reasons of a refusal: those of the whole record before those of its fields, alike ones together. */
export function reasonsOf({ errorCode, message, extra }: PlatformFault): Reason[] {
  const { recordErrors = [], fieldErrors = [], more = [] } = extra;
  const reasons: Reason[] = recordErrors.map((one) => ({
    message: one.message,
    errorCode: one.errorCode,
    fields: [],
  }));
  for (const { field, ...one } of fieldErrors) {
    const alike = reasons.find((known) => known.errorCode === one.errorCode && known.message === one.message);
    if (alike) alike.fields.push(field);
    else reasons.push({ message: one.message, errorCode: one.errorCode, fields: [field] });
  }
  if (reasons.length > 0) return reasons;
  return [{ errorCode, message }, ...more].map((one) => ({
    message: one.message,
    errorCode: one.errorCode,
    fields: 'fields' in one ? [...(one.fields ?? [])] : [],
  }));
}

/** Does a write; what is wrong with the record is told as a list that names the fields (PF-REST-05). */
export async function explained<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof PlatformFault) || error.status !== 400) throw error;
    const [first, ...more] = reasonsOf(error);
    if (!first) throw error;
    throw new PlatformFault(400, first.errorCode, first.message, {
      fields: first.fields,
      more,
      cause: error,
    });
  }
}
