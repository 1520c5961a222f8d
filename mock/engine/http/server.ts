import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHttpServer, type HttpServer, type RequestContext } from '#http/server/http-server.ts';
import type { ServerLimits } from '#http/server/limits.ts';
import type { ErrorLog } from '#http/server/log-error.ts';
import { nameOf } from '#http/server/name-of.ts';
import { faultAnswer, toFault } from './answers.ts';
import { callingNetwork } from './calling-network.ts';
import type { HttpAnswer, HttpHandler } from './http-types.ts';
import { createNetworkFaults } from './network-faults.ts';
import { ReceivedRequest } from './received-request.ts';
import { securityHeaders } from './security-headers.ts';
import { send } from './send.ts';

export interface ApiServerOptions {
  readonly handle: HttpHandler;
  readonly log: ErrorLog;
  readonly limits?: Partial<ServerLimits> | undefined;
  /** Path below which all addresses lie, as a site has one; none unless told. */
  readonly sitePath?: string | undefined;
  /** See createHttpServer. */
  readonly addresses?: readonly string[] | undefined;
}

/** The platform's HTTP layer on the server kit: requests and answers in the form that handlers know. */
export function createApiServer({
  handle,
  log,
  limits,
  sitePath = '',
  addresses,
}: ApiServerOptions): HttpServer {
  const networkFaults = createNetworkFaults();
  const server = createHttpServer({
    headers: securityHeaders,
    limits,
    log,
    addresses,
    callerOf: ({ headers, socket }) => callingNetwork({ headers, remoteAddress: socket.remoteAddress }),
    answer: async (incoming, response, context) => {
      const answer = await answerTo({ handle, log, sitePath }, incoming, response, context);
      if (answer.networkFault) networkFaults.inflict(answer.networkFault, incoming.socket);
      else send(incoming, response, answer);
    },
  });
  return {
    ...server,
    close: () => {
      networkFaults.end();
      return server.close();
    },
  };
}

async function answerTo(
  { handle, log, sitePath }: Pick<ApiServerOptions, 'handle' | 'log'> & { sitePath: string },
  incoming: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): Promise<HttpAnswer> {
  try {
    return await handle(new ReceivedRequest(incoming, response, { ...context, sitePath }));
  } catch (error) {
    const fault = toFault(error);
    if (fault.status >= 500) log(`${nameOf(incoming, context.id)} failed`, fault.cause ?? fault);
    return faultAnswer(fault);
  }
}
