import type { Traffic } from '#http/server/answered.ts';
import type { ServerLimits } from '#http/server/limits.ts';
import type { ErrorLog } from '#http/server/log-error.ts';
import type { AnyHandler, OnRequest } from './apis/dispatch/dispatcher.ts';
import type { Wait } from './apis/sandbox/controls.ts';
import { createSandbox } from './apis/sandbox/sandbox.ts';
import type { BodyLimits } from './engine/prism/request-body.ts';
import { createViolationLog, type ViolationLog } from './engine/validation/violations.ts';
import { handlers } from './handlers.ts';
import { askingSession, expiredSession } from './model/sessions/asking-session.ts';
import {
  createPlatformServer,
  entriesOf,
  type PlatformServerOptions,
  theContract,
} from './platform-server.ts';
import { type Clock, systemClock } from './store/clock.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { OpenStore, Store } from './store/store.ts';

export interface MockOptions {
  /** Where the records are kept; memory unless told. */
  readonly location?: StoreLocation;
  /** An open store in place of a location; it is closed with the mock. */
  readonly store?: OpenStore;
  /** Opens a store by the platform's clock, in place of a location. */
  readonly open?: (clock: Clock) => Promise<OpenStore>;
  /** Fills a store that has no records yet. */
  readonly seed?: (store: OpenStore) => Promise<void>;
  /** Writes the demo shop into an empty store, when the sandbox sets it back; nothing unless told. */
  readonly fill?: (store: Store) => Promise<void>;
  /** Whether there is a sandbox; yes unless told. */
  readonly sandbox?: boolean;
  /**
   * Whether the platform knows only what its reference documents, and the package where the store has it. The sandbox
   * then answers apart from it, at Mock.listenForSandbox.
   */
  readonly isStrictPlatform?: boolean;
  /** How the sandbox holds answers back; by timers unless told. */
  readonly wait?: Wait;
  /** Whether an answer that breaks its contract is a 500; yes unless told. */
  readonly strict?: boolean;
  /** See createViolationLog. */
  readonly violationsFile?: string;
  /** See createDispatcher. */
  readonly onRequest?: OnRequest;
  readonly clock?: Clock;
  readonly bodyLimits?: Partial<BodyLimits>;
  readonly httpLimits?: Partial<ServerLimits>;
  /** Handlers that take the place of the platform's own, by operationId. */
  readonly replace?: Readonly<Record<string, AnyHandler>>;
  readonly log?: ErrorLog;
  /** See createApiServer. */
  readonly sitePath?: string;
  /** See createDispatcher. */
  readonly shopUrl?: () => string | undefined;
  /** See createHttpServer. */
  readonly addresses?: readonly string[];
  /** See createPlatformServer. */
  readonly isBare?: boolean;
}

/** The mock platform, ready to listen. */
export interface Mock {
  readonly store: OpenStore;
  readonly violations: ViolationLog;
  readonly traffic: Traffic;
  /** Answers the port in use; 0 picks a free one. Rejects with EADDRINUSE when the port is taken. */
  listen(port: number, host?: string): Promise<number>;
  /**
   * The same for the sandbox of a strict platform.
   *
   * @throws Error where there is none, or it is at the platform's own address
   */
  listenForSandbox(port: number, host?: string): Promise<number>;
  /** Finishes what is under way, then closes the store. */
  close(): Promise<void>;
}

/** Puts the platform together: store, contracts, handlers and HTTP. */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { clock: machine = systemClock, violationsFile } = options;
  const operations = await theContract();
  const sandbox =
    options.sandbox === false ? undefined : createSandbox({ operations, machine, wait: options.wait });
  const clock = sandbox?.clock ?? machine;
  const store = options.store ?? (await open(options, clock));
  await options.seed?.(store).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  if (sandbox) sandbox.records = { store, fill: options.fill ?? (async () => undefined) };
  const violations = createViolationLog(violationsFile);
  const { isStrictPlatform = false } = options;
  const platform: PlatformServerOptions = {
    ...options,
    operations,
    sandbox,
    violations,
    clock,
    handlers: new Map([...entriesOf(handlers), ...entriesOf(options.replace ?? {})]),
    access: { store, transaction: (work) => store.transaction(work) },
    sessionOf: async ({ headers }) =>
      sandbox?.has('expire') ? expiredSession(headers) : askingSession(store, headers, clock()),
    ...(isStrictPlatform && { serves: 'platform' }),
  };
  const server = createPlatformServer(platform);
  const controls =
    isStrictPlatform && sandbox
      ? createPlatformServer({ ...platform, serves: 'sandbox', sitePath: '' })
      : undefined;
  return {
    store,
    violations,
    traffic: server.traffic,
    listen: (port, host) => server.listen(port, host),
    listenForSandbox: async (port, host) => {
      if (!controls) throw new Error('The sandbox has no address of its own.');
      return controls.listen(port, host);
    },
    close: async () => {
      await Promise.all([server.close(), controls?.close()]);
      await store.close();
      violations.close();
    },
  };
}

function open(
  { open: byCaller, location = { memory: true } }: MockOptions,
  clock: Clock,
): Promise<OpenStore> {
  return byCaller ? byCaller(clock) : openStore({ ...location, clock });
}
