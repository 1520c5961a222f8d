import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '#scripts/build/app.ts';
import { APPS } from '#scripts/build/sources.ts';
import { REPOSITORY } from '#scripts/generate/contracts.ts';
import { stop } from '#scripts/process/run.ts';
import { environmentOf, SERVICE_NAMES, Stack } from '#scripts/process/stack.ts';
import { temporarySettings } from '#scripts/process/temporary-settings.ts';
import { openSession } from '../../../sandbox/open-session.ts';
import type { Servers } from '../built/servers.ts';
import { exchange } from '../exchange.ts';
import { type Canary, environmentCanaries, type Outlet, sentCanaries } from './canaries.ts';
import { failingStarts } from './failing-starts.ts';
import { secretFinder } from './find-secrets.ts';
import { type Answered, makeTraffic, TOKEN_MODULE } from './traffic.ts';

/** What was looked at, and what of it should not have been there. */
export interface SecretsRun {
  readonly canaries: number;
  /** Texts by where they were found. */
  readonly texts: Readonly<Record<Outlet, number>>;
  readonly leaks: readonly string[];
}

export interface SecretsOptions {
  /** Whether the apps are built anew, with the canaries in the environment of the build. */
  readonly rebuilds?: boolean;
  /** Whether only what a mutant would show is looked at: no fault, no failing starts. */
  readonly isBrief?: boolean;
  /** Modules that each server loads before its own, to see whether what they do is noticed. */
  readonly preload?: string;
  /** Files that are looked at beside those which were built. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Runs all servers with secrets of every kind, and looks for them wherever others can read. */
export async function runSecrets(options: SecretsOptions = {}): Promise<SecretsRun> {
  const before = { ...process.env };
  Object.assign(process.env, environmentCanaries);
  try {
    if (options.rebuilds)
      for (const app of APPS) rmSync(join(REPOSITORY, app, 'build', '.source-digest'), { force: true });
    for (const app of APPS) await buildIfStale(app);
    return await look(options);
  } finally {
    for (const name of Object.keys(environmentCanaries)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

async function look({ preload, isBrief = false, files = {} }: SecretsOptions): Promise<SecretsRun> {
  const settings = await temporarySettings();
  const texts: Record<Outlet, number> = { 'files for browsers': 0, answers: 0, 'request log': 0, printed: 0 };
  const leaks = new Set<string>();
  const environment = Object.assign(
    {},
    process.env,
    ...SERVICE_NAMES.map((name) => environmentOf(name, settings)),
  );
  const find = secretFinder(environment);
  const known: Canary[] = Object.values(sentCanaries);
  const examine = (outlet: Outlet, where: string, text: string, canaries: readonly Canary[] = known) => {
    texts[outlet] += 1;
    for (const found of find(text, outlet, canaries)) leaks.add(`${outlet}, ${where}: ${found}`);
  };
  for (const [name, text] of Object.entries({ ...(await filesForBrowsers()), ...files }))
    examine('files for browsers', name, text);
  const printed: [string, string][] = [];
  const stack = new Stack({
    settings,
    environment: { MOCK_PRODUCTS: '40', ...(preload && { NODE_OPTIONS: `--import=${preload}` }) },
    onLine: (service, line) => printed.push([service, line]),
  });
  const servers: Servers = {
    mock: `http://localhost:${settings.mockPort}`,
    storefront: `http://localhost:${settings.storefrontPort}`,
    console: `http://localhost:${settings.consolePort}`,
  };
  try {
    await stack.start();
    const answered = await makeTraffic(servers);
    if (!isBrief) answered.push(...(await isDegraded(servers)));
    const { text: log } = await exchange(servers.mock, '/sandbox/requests?scope=global&limit=500');
    if (!isBrief) answered.push(...(await withoutPlatform(stack, servers)));
    known.push(...handedOut(answered));
    for (const { request, answer } of answered)
      examine(
        'answers',
        request,
        textOf(answer),
        request.includes(TOKEN_MODULE) ? Object.values(sentCanaries) : known,
      );
    examine('request log', 'all of it', log);
    if (JSON.parse(log).requests.length < 100)
      leaks.add('request log: it has too few requests to prove anything');
  } finally {
    await stack.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
  for (const [name, text] of isBrief ? [] : await failingStarts()) printed.push([name, text]);
  for (const [service, line] of printed) examine('printed', service, line);
  return {
    canaries: known.length + Object.keys(environmentCanaries).length,
    texts,
    leaks: [...leaks],
  };
}

/** The same while the platform answers with errors of every kind. */
async function isDegraded(servers: Servers): Promise<Answered[]> {
  const { headers, control } = await openSession(servers.mock);
  const answered: Answered[] = [];
  for (const fault of [{ kind: 'status', status: 500 }, { kind: 'html200' }, { kind: 'reset' }]) {
    await control('POST', '/faults', fault);
    answered.push(...(await makeTraffic(servers, headers)));
    await control('DELETE', '/controls');
  }
  return answered;
}

/** The same while there is no platform. */
async function withoutPlatform({ services }: Stack, servers: Servers): Promise<Answered[]> {
  const mock = services.get('mock');
  if (mock) await stop(mock.process);
  return makeTraffic(servers);
}

const HANDED_OUT = /^(?:(?:shop_|console_)?(?:sid|guest_uuid_essential_\w+))=([^;]{20,})/;

/** Keys of sessions and tokens that the servers have handed out, which belong into cookies and nowhere else. */
function handedOut(answered: readonly Answered[]): Canary[] {
  const keys = answered.flatMap(({ answer }) =>
    answer.cookies.flatMap((each) => HANDED_OUT.exec(each)?.[1] ?? []),
  );
  const tokens = answered.flatMap(({ request, answer }) =>
    request.includes(TOKEN_MODULE)
      ? (/^(?:return|export default) "([^"]{20,})"/.exec(answer.text)?.[1] ?? [])
      : [],
  );
  return [
    ...keys.map((value) => ({ name: 'key of a session', value })),
    ...tokens.map((value) => ({ name: 'token of a session', value })),
  ];
}

/** An answer as its reader sees it, but for the cookies that it sets. */
function textOf({ headers, text }: Answered['answer']): string {
  const { 'set-cookie': _, ...others } = headers;
  return `${Object.entries(others).flat().join('\n')}\n${text}`;
}

async function filesForBrowsers(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const folder of ['storefront/build/client', 'console/build']) {
    const entries = await readdir(join(REPOSITORY, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile() && each.name !== '.source-digest')) {
      const file = join(entry.parentPath, entry.name);
      found[file.slice(REPOSITORY.length + 1)] = (await readFile(file)).toString('latin1');
    }
  }
  return found;
}
