import { Transform, type TransformCallback } from 'node:stream';

/**
 * Passes on as one chunk what was written until it is flushed, as React does with each part of a page. On their way to
 * the browser chunks are compressed and sent one by one, and each waits behind whatever else the server does.
 */
export class GatheredChunks extends Transform {
  #chunks: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#chunks.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    this.flush();
    done();
  }

  /** Passes on what has been gathered, if anything. */
  flush(): void {
    if (this.#chunks.length === 0) return;
    this.push(Buffer.concat(this.#chunks));
    this.#chunks = [];
  }
}
