import { filesConstants } from '#generated/record-data/constants.gen.ts';
import type { Store } from '../../../store/store.ts';

const { chunkBytes } = filesConstants;

/** Stores the bytes of a file version, within the transaction of its records. */
export async function storeBytes(store: Store, contentVersionId: string, bytes: Buffer): Promise<void> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    await store.insert('ContentChunk', {
      ContentVersionId: contentVersionId,
      Position: start / chunkBytes,
      Data: bytes.toString('base64', start, Math.min(start + chunkBytes, bytes.length)),
    });
  }
}

/** The bytes of a file version, as they were stored. */
export async function readBytes(store: Store, contentVersionId: string): Promise<Buffer> {
  const ids = await store.find('ContentChunk', {
    where: { ContentVersionId: contentVersionId },
    orderBy: { field: 'Position', ascending: true },
  });
  return Buffer.concat(ids.map(({ Data }) => Buffer.from(Data, 'base64')));
}
