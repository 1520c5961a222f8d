import { FetchError } from '../errors/index.ts';

/** A read by the web runtime: an answer of another status than 200 is null (SF-ORDER-02). */
export async function helperRead<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}
