/**
 * Runs a service as several processes that share its port, as WORKERS says:
 *
 *   WORKERS=2 node http/process/workers/main.ts storefront/server/main.ts
 *
 * One that ends by itself is started again, unless it was never ready. SIGHUP replaces one after the other without refusing anybody; SIGTERM and
 * SIGINT end all of them as they would end one.
 */
import { readWorkers } from './read-workers.ts';
import { Workers } from './workers.ts';

const [script] = process.argv.slice(2);
try {
  if (script === undefined) throw new Error('Name the script of the service that is to be run.');
  const workers = new Workers(script, readWorkers(process.env.WORKERS), console.log);
  process.on('SIGHUP', () => void workers.replaceAll());
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void workers.stop().then(() => process.exit(0)));
  await workers.run();
  process.exit(1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
