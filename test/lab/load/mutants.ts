import { subscribe } from 'node:diagnostics_channel';
import { openSync } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { QueryClient } from '@tanstack/query-core';

/** Bugs of a server that only show under load, each of which the experiment must notice. */
export const loadMutants: Readonly<Record<string, () => void>> = {
  'caches outlive their requests': () => {
    const { fetchQuery } = QueryClient.prototype;
    const kept = new Set<QueryClient>();
    QueryClient.prototype.fetchQuery = function (this: QueryClient, ...args) {
      kept.add(this);
      return Reflect.apply(fetchQuery, this, args);
    };
  },
  'each request leaves something behind': () => {
    const kept: object[] = [];
    onRequest(() => kept.push(Array.from({ length: 20_000 }, () => ({}))));
  },
  'files stay open': () => onRequest(() => openSync(import.meta.filename, 'r')),
  'each answer takes longer than the one before': () => {
    let requests = 0;
    onRequest(() => {
      requests += 1;
      const until = performance.now() + requests * MS_LONGER;
      while (performance.now() < until);
    });
  },
  'whoever comes while many wait is cut off': () => {
    let waiting = 0;
    onRequest(({ response }) => {
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
      });
      if (waiting > MOST_WAITING) response.destroy();
    });
  },
  'bodies that are to come count as under way': () =>
    onRequest(({ request }) => {
      if (request.method === 'POST')
        Object.defineProperty(request, 'complete', { value: true, writable: true });
    }),
  'refusals do not say when to come again': () => {
    const { setHeader } = ServerResponse.prototype;
    ServerResponse.prototype.setHeader = function (this: ServerResponse, name, value) {
      return /^retry-after$/i.test(name) ? this : Reflect.apply(setHeader, this, [name, value]);
    };
  },
};

const MS_LONGER = 3;
const MOST_WAITING = 20;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function onRequest(act: (exchange: Exchange) => unknown): void {
  subscribe('http.server.request.start', (message) => act(message as Exchange));
}
