import { createHash } from 'node:crypto';

/** The `eTag` of an answer or a part of one: equal content has equal fingerprints. */
export function fingerprint(content: unknown): string {
  return createHash('md5').update(JSON.stringify(content)).digest('hex');
}

/** The same content with its fingerprint. */
export function tagged<T extends object>(content: T): T & { eTag: string } {
  return { ...content, eTag: fingerprint(content) };
}
