/** Preloaded into a measured server: answers each message of its parent with what it has used so far. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

process.on('message', (what) => process.send?.(what === 'memory' ? memoryAtRest() : process.cpuUsage()));
process.channel?.unref();

/** Without what the next collection of garbage gives back. */
function memoryAtRest(): number {
  collectGarbage();
  return process.memoryUsage.rss();
}
