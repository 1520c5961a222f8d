import { explainingConstraints } from '#mock/apis/record-data/writing/refusal.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { objectDefinition } from '#mock/objects/index.ts';
import { ConstraintError } from '#mock/store/constraint-error.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { reasonsOf } from '../records/explained.ts';
import type { XmlValue } from './write-envelope.ts';

/** Does something with one record; what refuses it is told as the errors of its result, and the others go on. */
export async function recordResult(
  id: string,
  { language }: Pick<RequestContext, 'language'>,
  work: () => Promise<Readonly<Record<string, XmlValue>>>,
): Promise<XmlValue> {
  try {
    return await explaining(language, work);
  } catch (error) {
    if (!(error instanceof PlatformFault)) throw error;
    // Members in the order of the WSDL.
    const errors = reasonsOf(error).map(({ fields, message, errorCode }) => ({
      fields,
      message,
      statusCode: errorCode,
    }));
    return { errors, id, success: false };
  }
}

/** What the tables refuse is told as a refusal of the record that they refuse, which may be one that goes along. */
async function explaining<T>(language: RequestContext['language'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    return explainingConstraints(objectDefinition(error.apiName), language, () => Promise.reject(error));
  }
}
