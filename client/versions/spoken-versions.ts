import { getVersions } from '#generated/platform/client.gen.ts';
import type { Data } from '../operation.ts';
import { type SendDependencies, send } from '../send/send.ts';

/** After so many milliseconds a platform that does not say which versions it speaks is asked as the contracts have it. */
const PATIENCE_MS = 3000;
/** After so many milliseconds the platform is asked again, while what is known still counts. */
const REFRESH_MS = 60_000;

/** What one origin is known to speak; a server keeps it for all of its requests, a browser for its page. */
export interface VersionMemory {
  /** Every version that an address may name; undefined until the platform has said so. */
  spoken?: readonly string[] | undefined;
  askedAt?: number;
  asking?: Promise<void>;
}

/** Tells which versions the platform speaks; undefined where it does not say. */
export type SpokenVersions = () => Promise<readonly string[] | undefined>;

/** Asks the platform for its versions, once for all who wait, and again in the background after a minute (RD-VERSION-52). */
export function createSpokenVersions(memory: VersionMemory, wire: SendDependencies): SpokenVersions {
  return async () => {
    const now = wire.clock.now();
    if (memory.askedAt === undefined || now - memory.askedAt >= REFRESH_MS) {
      memory.askedAt = now;
      memory.asking = ask(memory, wire);
    }
    if (memory.spoken === undefined) await memory.asking;
    return memory.spoken;
  };
}

/** A platform that fails to say leaves what is known as it was. */
async function ask(memory: VersionMemory, wire: SendDependencies): Promise<void> {
  try {
    const { data } = await send(wire, getVersions, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
    memory.spoken = (data as Data<'getVersions'>).map(({ version }) => version);
  } catch {
    // The calls that wait for this say themselves what is wrong with the platform.
  }
}
