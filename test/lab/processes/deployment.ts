import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { REPOSITORY } from '#scripts/generate/contracts.ts';
import { freePort } from '#scripts/process/ports.ts';
import { run, stop } from '#scripts/process/run.ts';
import { type Service, startService } from '#scripts/process/service.ts';
import { environmentOf } from '#scripts/process/stack.ts';
import { demoShop, readSettings } from '#scripts/settings.ts';
import { mutationOf } from '../graceful-shutdown/mutants.ts';
import { COMPILE_CACHE, type Place } from '../purchases/place.ts';

/** The processes of a deployment that can be ended and started alone. */
export const MEMBERS = ['MOCK_A', 'MOCK_B', 'SHOP_A', 'SHOP_B'] as const;
export type Member = (typeof MEMBERS)[number];

/** Two shops and two platforms over one database, behind the proxy that deploy/haproxy.cfg sets up. */
export interface Deployment {
  /** Where visitors reach the shops. */
  readonly shop: string;
  /** Where programs, the shops among them, reach the platforms. */
  readonly platform: string;
  /** Ends a process: told so, or by force. */
  end(member: Member, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts a process that has ended, and waits until the proxy may send it requests. */
  start(member: Member): Promise<void>;
  close(): Promise<void>;
}

type Ports = Readonly<Record<string, string>>;

/** Whether this machine has the proxy. */
export async function hasProxy(): Promise<boolean> {
  return (await run('haproxy', ['-v'])).code === 0;
}

/** Starts all of them over the records of a place, on free ports, with a bug if one is named. */
export async function openDeployment(place: Place, mutant?: string): Promise<Deployment> {
  const ports = await choosePorts();
  const running = new Map<Member, Service>();
  const start = async (member: Member) =>
    void running.set(member, await startMember(member, { place, ports, mutant }));
  const end = async (member: Member, signal: 'SIGTERM' | 'SIGKILL') => {
    const child = running.get(member)?.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  let proxy: ChildProcess | undefined;
  const close = async () => {
    for (const member of MEMBERS.toReversed()) await end(member, 'SIGTERM');
    if (proxy) await stop(proxy);
  };
  try {
    proxy = await startProxy(ports);
    for (const member of MEMBERS) await start(member);
  } catch (error) {
    await close();
    throw error;
  }
  const origin = (port: string | undefined) => `http://127.0.0.1:${port}`;
  return { shop: origin(ports.SHOP_PORT), platform: origin(ports.PLATFORM_PORT), start, end, close };
}

/** The ports that deploy/haproxy.cfg asks the environment for. */
async function choosePorts(): Promise<Ports> {
  const names = ['SHOP_PORT', 'PLATFORM_PORT'];
  for (const member of MEMBERS) names.push(`${member}_PORT`, `${member}_OPERATIONS_PORT`);
  const ports: Record<string, string> = {};
  for (const name of names) ports[name] = String(await freePort());
  return ports;
}

async function startProxy(ports: Ports): Promise<ChildProcess> {
  const proxy = spawn('haproxy', ['-db', '-q', '-f', join(REPOSITORY, 'deploy/haproxy.cfg')], {
    env: { ...process.env, ...ports },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(proxy, 'spawn');
  return proxy;
}

interface Starting {
  readonly place: Place;
  readonly ports: Ports;
  readonly mutant: string | undefined;
}

function startMember(member: Member, { place, ports, mutant }: Starting): Promise<Service> {
  const isShop = member.startsWith('SHOP');
  const [port = '', operations = ''] = [ports[`${member}_PORT`], ports[`${member}_OPERATIONS_PORT`]];
  const connection = demoShop(Number(ports.PLATFORM_PORT));
  const ofShop = { ...environmentOf('storefront', readSettings({}, connection)), STOREFRONT_PORT: port };
  const ofMock = { ...place.environment, MOCK_PORT: port, MOCK_SANDBOX: '0', MOCK_WARM_UP: '0' };
  return startService({
    name: member,
    script: isShop ? 'storefront/server/main.ts' : 'mock/main.ts',
    readyWhen: 'ready',
    environment: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...mutationOf(mutant),
      ...(isShop
        ? { ...ofShop, STOREFRONT_OPERATIONS_PORT: operations }
        : { ...ofMock, MOCK_OPERATIONS_PORT: operations }),
    },
  });
}
