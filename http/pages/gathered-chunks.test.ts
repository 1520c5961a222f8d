import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { GatheredChunks } from './gathered-chunks.ts';

test('what was written until it is flushed is passed on as one chunk, the rest at the end', async () => {
  const stream = new GatheredChunks();
  const chunks: string[] = [];
  stream.on('data', (chunk) => chunks.push(String(chunk)));
  for (const part of ['<html>', '<body>', '<main>']) stream.write(part);
  stream.flush();
  stream.write('late ');
  stream.end('data');
  await finished(stream);
  expect(chunks).toEqual(['<html><body><main>', 'late data']);
});

test('nothing is passed on where nothing was written', async () => {
  const stream = new GatheredChunks();
  stream.flush();
  stream.end();
  expect(await buffer(stream)).toHaveLength(0);
});

test('whoever writes never has to wait', () => {
  const stream = new GatheredChunks();
  const written = Array.from({ length: 100 }, () => stream.write(Buffer.alloc(2_048)));
  expect(written).not.toContain(false);
});
