/**
 * Loaded before a server that belongs to the process which started it: the server ends when that process is gone,
 * however it went. The standard input is a pipe from there, and its end says so.
 */
import { isMainThread } from 'node:worker_threads';

const GRACE_MS = 10_000;

if (isMainThread) {
  process.stdin.once('close', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The other end closes by an error where its process was killed.
  process.stdin.on('error', () => undefined).resume();
  if ('unref' in process.stdin) (process.stdin as { unref(): void }).unref();
}
