import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { Schemas } from '../../model/metadata/schemas.ts';

type Failure = { statusCode: number; result: Schemas['Errors'] };

/** A batch answer: whether an item failed, and the items in the order asked (PF-BATCH-03). */
export function batchResults<Result>(items: readonly ({ statusCode: 200; result: Result } | Failure)[]): {
  hasErrors: boolean;
  results: ({ statusCode: 200; result: Result } | Failure)[];
} {
  return { hasErrors: items.some(({ statusCode }) => statusCode !== 200), results: [...items] };
}

/** One item of a batch, with the refusal that its call alone would have met. */
export function batchItem<Result>(produce: () => Result): { statusCode: 200; result: Result } | Failure {
  try {
    return { statusCode: 200, result: produce() };
  } catch (error) {
    return failureOf(error);
  }
}

/** The same for an item that takes its time. */
export async function batchItemOf<Result>(
  produce: () => Promise<Result>,
): Promise<{ statusCode: 200; result: Result } | Failure> {
  try {
    return { statusCode: 200, result: await produce() };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof PlatformFault)) throw error;
  const { status, errorCode, message } = error;
  return { statusCode: status, result: [{ errorCode, message }] };
}
