/** Preloaded into a measured server: answers each message of its parent with what it has used so far. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const readings = { cpu: () => process.cpuUsage(), memory: memoryAtRest } as const;

/** What is read of a server. */
export type Readings = { readonly [What in keyof typeof readings]: ReturnType<(typeof readings)[What]> };

process.on('message', (what: keyof Readings) => process.send?.({ [what]: readings[what]() }));
process.channel?.unref();

/** Without what the next collection of garbage gives back. */
function memoryAtRest(): number {
  collectGarbage();
  return process.memoryUsage.rss();
}
