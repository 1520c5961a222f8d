/** Loaded before a server: on SIGUSR2 it says what is alive in it once all garbage is collected. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { QueryClient } from '@tanstack/query-core';
import { ALIVE_LINE } from './alive.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Caches that were ever asked for something; asking V8 for all objects of a class would stop the server for a second. */
const caches = new Set<WeakRef<QueryClient>>();
const seen = new WeakSet<QueryClient>();
const { fetchQuery } = QueryClient.prototype;
QueryClient.prototype.fetchQuery = function (this: QueryClient, ...args) {
  if (!seen.has(this)) caches.add(new WeakRef(this));
  seen.add(this);
  return Reflect.apply(fetchQuery, this, args);
};

process.on('SIGUSR2', () => {
  collectGarbage();
  for (const cache of caches) if (cache.deref() === undefined) caches.delete(cache);
  const megabytes = Math.round((process.memoryUsage().heapUsed / 2 ** 20) * 10) / 10;
  console.log(`${ALIVE_LINE}${JSON.stringify({ megabytes, caches: caches.size })}`);
});
