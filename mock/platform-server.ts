import type { HttpServer } from '#http/server/http-server.ts';
import type { ServerLimits } from '#http/server/limits.ts';
import { type ErrorLog, logError } from '#http/server/log-error.ts';
import { createAnswerCheck } from './apis/dispatch/answer-check.ts';
import { type AnyHandler, createDispatcher, type DispatcherOptions } from './apis/dispatch/dispatcher.ts';
import { sandboxHandlers } from './apis/sandbox/handlers.gen.ts';
import type { Sandbox } from './apis/sandbox/sandbox.ts';
import { handlersOver } from './apis/sandbox/sandbox-handler.ts';
import type { HttpHandler } from './engine/http/http-types.ts';
import { createApiServer } from './engine/http/server.ts';
import { type ContractOperation, loadContract, readBundles } from './engine/prism/contract.ts';
import { type BodyLimits, defaultBodyLimits } from './engine/prism/request-body.ts';
import type { ViolationLog } from './engine/validation/violations.ts';
import { inBareStore } from './model/access/bare-store.ts';

let contract: Promise<ReadonlyMap<string, ContractOperation>> | undefined;

/** The contracts of this process, loaded once: Prism keeps its compiled validators by them. */
export function theContract(): Promise<ReadonlyMap<string, ContractOperation>> {
  contract ??= readBundles().then(loadContract);
  return contract;
}

/** Handlers with their operationIds, of whatever types. */
export function entriesOf(handlers: object): [string, AnyHandler][] {
  return Object.entries(handlers) as [string, AnyHandler][];
}

export interface PlatformServerOptions
  extends Pick<DispatcherOptions, 'handlers' | 'access' | 'sessionOf' | 'clock' | 'onRequest' | 'shopUrl'> {
  readonly operations: ReadonlyMap<string, ContractOperation>;
  /** Absent where the sandbox is switched off; its admin path is not found then. */
  readonly sandbox: Sandbox | undefined;
  readonly violations: ViolationLog;
  readonly strict?: boolean;
  readonly bodyLimits?: Partial<BodyLimits>;
  readonly httpLimits?: Partial<ServerLimits>;
  readonly log?: ErrorLog;
  /** See createApiServer. */
  readonly sitePath?: string;
  /** See createHttpServer. */
  readonly addresses?: readonly string[];
  /** Whether callers see a bare store; see mock/model/access/bare-store.ts. */
  readonly isBare?: boolean;
  /** What is answered: the calls of the platform, those of the sandbox, or both, as unless told. */
  readonly serves?: 'platform' | 'sandbox' | 'both';
}

/**
 * Dispatcher and HTTP of the platform, with the sandbox around every request where there is one. A server of the platform
 * alone knows nothing but what the platform documents: neither sessions of the sandbox nor preferences of Prism.
 */
export function createPlatformServer(options: PlatformServerOptions): HttpServer {
  const {
    sandbox,
    log = logError,
    strict = true,
    operations,
    serves = sandbox ? 'both' : 'platform',
  } = options;
  const violations = sandbox?.noting(options.violations) ?? options.violations;
  const check = createAnswerCheck({ strict, violations, log });
  const handle = createDispatcher({
    operations: [...operations.values()].filter(({ api }) => isServed(serves, api)),
    handlers: new Map([
      ...options.handlers,
      ...(sandbox ? entriesOf(handlersOver(sandbox, sandboxHandlers)) : []),
    ]),
    access: options.access,
    sessionOf: options.sessionOf,
    check,
    limits: { ...defaultBodyLimits, ...options.bodyLimits },
    clock: options.clock,
    shopUrl: options.shopUrl,
    ...(options.onRequest && { onRequest: options.onRequest }),
    takesPreferences: serves !== 'platform',
    ...(sandbox && {
      isSoldOut: () => sandbox.has('sell-out'),
      around: sandbox.around(check, { hasSessions: serves !== 'platform' }),
      gate: sandbox.gate.beside,
    }),
  });
  const answer: HttpHandler = options.isBare ? (request) => inBareStore(() => handle(request)) : handle;
  const { httpLimits: limits, sitePath, addresses } = options;
  return createApiServer({ handle: answer, log, limits, sitePath, addresses });
}

const isServed = (serves: 'platform' | 'sandbox' | 'both', api: string): boolean =>
  serves === 'both' || (api === 'sandbox') === (serves === 'sandbox');
