import { isNotFound } from './kinds.ts';

/** What is read; null where there is none. */
export async function unlessNone<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
