import { existsSync } from 'node:fs';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { SIGN_IN_PATHS } from '#console/app/data/sign-in-paths.ts';
import { NONCE } from '#console/server/page.ts';
import type { HttpServer } from '#http/server/http-server.ts';
import { loadStaticFiles } from '#http/static/static-files.ts';
import { createWebServer } from '#http/web-server.ts';
import { demoApps } from '#mock/demo/seed/connected-applications.ts';
import { sessionSecret } from '../../connection/session-secret.ts';
import { REPOSITORY } from '../../generate/contracts.ts';
import { run } from '../../process/run.ts';

/** What the bare list shows, and whence. */
export interface BareList {
  readonly url: string;
  readonly resource: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

const PAGE = '/index.html';

/**
 * Builds the plainest react-admin list there is from packages of npm, which are fetched into a folder of their own, and
 * serves it as the console is served: by the same server, over the same platform.
 *
 * @throws with npm's output when the packages cannot be fetched
 */
export async function bareApp(list: BareList, platformUrl: string): Promise<HttpServer> {
  const folder = await fetchPackages();
  const root = join(folder, 'app');
  await cp(join(import.meta.dirname, 'bare'), root, { recursive: true });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    html: { cspNonce: NONCE },
    define: { LIST: JSON.stringify(list) },
    build: {
      outDir: join(folder, 'build'),
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 2_000,
    },
  });
  const template = await readFile(join(folder, 'build', 'index.html'), 'utf8');
  const files = new Map(await loadStaticFiles(join(folder, 'build')));
  files.delete(PAGE);
  return createWebServer({
    app: 'console',
    platformUrl,
    // Who has signed in at the console is signed in here: the cookie of a host is that of all its ports.
    signIn: { clientId: demoApps.console, secret: sessionSecret(), paths: SIGN_IN_PATHS },
    files,
    page: async (_request, { nonce }) =>
      new Response(template.replaceAll(NONCE, nonce), {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
  });
}

/** react-admin in the version the console has, with what it brings along. */
async function fetchPackages(): Promise<string> {
  const versionOf = async (name: string): Promise<string> =>
    JSON.parse(await readFile(join(REPOSITORY, 'node_modules', name, 'package.json'), 'utf8')).version;
  const wanted = await Promise.all(
    ['react-admin', 'react', 'react-dom'].map(async (name) => `${name}@${await versionOf(name)}`),
  );
  const folder = join(REPOSITORY, '.data', 'tools', `react-admin-${await versionOf('react-admin')}`);
  if (existsSync(join(folder, 'node_modules/react-admin'))) return folder;
  console.log(`Fetching ${wanted.join(', ')} …`);
  await mkdir(folder, { recursive: true });
  const command = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts'];
  const { code, output } = await run('npm', [...command, ...wanted]);
  if (code !== 0) throw new Error(`react-admin could not be fetched:\n${output}`);
  return folder;
}
