/**
 * Brings the whole stack up: generates and builds what is stale while the mock starts and seeds an empty data folder,
 * starts storefront and console, prints their addresses, starts again what ends by itself, and stops all of it on Ctrl+C.
 * Where a connection names another platform, no mock is started.
 */
import { buildIfStale } from './build/app.ts';
import { APPS } from './build/sources.ts';
import { connectedSettings } from './connection/connected-settings.ts';
import { generateIfStale } from './generate/stale.ts';
import { keepRunning } from './process/keep-running.ts';
import { refuseTakenPorts } from './process/ports.ts';
import { Stack } from './process/stack.ts';
import type { Settings } from './settings.ts';

const DEMO_LOGINS = `  Demo logins, password "demo" for each (for this machine only):
    erika@offizin.example     buyer
    merch@offizin.example     merchandiser
    support@offizin.example   support
    admin@offizin.example     administrator
`;

const stopping = new AbortController();
const stopped = new Promise<void>((done) => {
  process.once('SIGINT', () => done());
  process.once('SIGTERM', () => done());
});

try {
  const settings = await connectedSettings();
  await refuseTakenPorts(settings, 'npm start');
  if (await generateIfStale()) console.log('Generated clients from the contracts.');
  const stack = new Stack({ settings, onLine: (name, line) => console.log(`[${name}] ${line}`) });
  await stack.start(buildApps());
  printAddresses(settings);
  const failed = await Promise.race([
    stopped,
    keepRunning(stack, { say: console.log, stopping: stopping.signal }),
  ]);
  stopping.abort();
  console.log(failed ? `The ${failed} ends again and again, so the others are stopped too.` : '\nStopping …');
  await stack.stop();
  process.exit(failed ? 1 : 0);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

async function buildApps(): Promise<void> {
  for (const app of APPS) {
    const began = performance.now();
    const built = await buildIfStale(app);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`Build of the ${app}: ${built ? `made in ${seconds} s` : 'current'}.`);
  }
}

function printAddresses({ storefrontPort, consolePort, connection, isMock, mockPort }: Settings): void {
  const platform = isMock
    ? `Mock        http://localhost:${mockPort}\n\n${DEMO_LOGINS}`
    : `Platform    ${connection.platformUrl}\n`;
  console.log(`
  Storefront  http://localhost:${storefrontPort}
  Console     http://localhost:${consolePort}
  ${platform}
  Ctrl+C stops what was started.
`);
}
