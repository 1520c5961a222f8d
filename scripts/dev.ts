/**
 * All three with reload: from a changed contract its code is generated anew, a changed handler or bundle restarts the
 * mock, a changed screen is swapped in the browser. Ctrl+C stops everything.
 */
import { join } from 'node:path';
import { connectedSettings } from './connection/connected-settings.ts';
import { DevelopmentProcess } from './dev/development-process.ts';
import { gathered } from './dev/gathered.ts';
import { developmentServers } from './dev/servers.ts';
import { watchFolders } from './dev/watch-folders.ts';
import { REPOSITORY } from './generate/contracts.ts';
import { refuseTakenPorts } from './process/ports.ts';
import { run } from './process/run.ts';

const settings = await connectedSettings().catch(endWithMessage);
await refuseTakenPorts(settings, 'npm run dev').catch(endWithMessage);
await regenerate();
const { mock, storefront, console: merchants } = developmentServers(settings);
const platform = new DevelopmentProcess(mock);
const processes = [
  ...(settings.isMock ? [platform] : []),
  new DevelopmentProcess(storefront),
  new DevelopmentProcess(merchants),
];
for (const each of processes) await each.start();

const endings = [
  watchFolders(inRepository('openapi'), gathered(regenerate)),
  ...(settings.isMock
    ? [watchFolders(inRepository('mock', 'http', 'pharmacy', 'generated'), gathered(restartMock))]
    : []),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    for (const end of endings) end();
    await Promise.all(processes.map((each) => each.stop()));
    process.exit(0);
  });
}

function endWithMessage(cause: Error): never {
  console.error(cause.message);
  process.exit(1);
}

function inRepository(...folders: string[]): string[] {
  return folders.map((folder) => join(REPOSITORY, folder));
}

async function restartMock(): Promise<void> {
  await regenerate();
  console.log('[mock] starts anew');
  await platform.start();
}

/** In a process of its own, which reads the objects and the generator as they are now. */
async function regenerate(): Promise<void> {
  const { output } = await run(process.execPath, ['scripts/generate.ts', '--stale']);
  for (const line of output.trim().split('\n').filter(Boolean)) console.log(`[contracts] ${line}`);
}
