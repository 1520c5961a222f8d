import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Traffic } from '../server/answered.ts';
import { sendError } from '../server/errors.ts';
import { createHttpServer, type HttpServer } from '../server/http-server.ts';
import { logError } from '../server/log-error.ts';
import { splitTarget } from '../server/request-target.ts';

export interface OperationsOptions {
  readonly traffic: Traffic;
  readonly metrics: Registry;
  /** Asks what the server cannot answer without, such as its database; rejects where that is away. */
  readonly ask?: (() => Promise<unknown>) | undefined;
  /** Whether it is asked from this machine alone; elsewhere probes call it by whatever name. */
  readonly isLocal?: boolean;
}

/** What takes longer to answer is taken for away, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Answers those who run a server, at a port of its own that no visitor reaches: whether the process lives (/healthz),
 * whether it is to be sent requests (/readyz: 503 once it has been told to end, and while what it needs is away), and its
 * figures (/metrics).
 */
export function createOperationsServer({
  traffic,
  metrics,
  ask,
  isLocal = true,
}: OperationsOptions): HttpServer {
  return createHttpServer({
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    log: logError,
    addresses: isLocal ? [] : 'any',
    answer: async ({ url = '/' }, response) => {
      const { path } = splitTarget(url);
      if (path === '/healthz') sendText(response, 200, 'ok\n');
      else if (path === '/readyz') await sendReadiness(response, traffic, ask);
      else if (path === '/metrics') sendText(response, 200, await metrics.metrics(), metrics.contentType);
      else sendError(response, 404, 'NOT_FOUND', 'Here answer /healthz, /readyz and /metrics.');
    },
  });
}

async function sendReadiness(
  response: ServerResponse,
  traffic: Traffic,
  ask: OperationsOptions['ask'],
): Promise<void> {
  if (traffic.isEnding()) sendText(response, 503, 'ending\n');
  else if (ask && !(await answersInTime(ask))) sendText(response, 503, 'what it needs does not answer\n');
  else sendText(response, 200, 'ready\n');
}

async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
  const answered = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, wait(PATIENCE_MS, false, { ref: false })]);
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text);
}
