import { appendFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import type { PlatformKind } from '../../stack/open-stack.ts';
import type { HostedStack } from '../../stack/stack-host.ts';
import type { Usage } from '../../stack/usage.ts';

/** The operations that the apps called in one journey; a line of the file that a whole run of the journeys leaves. */
export interface RecordedUsage extends Usage {
  /** Title of the journey. */
  readonly journey: string;
  /** Whether its platform had the sandbox at its own address, as in the demo. */
  readonly platform: PlatformKind;
}

const file = process.env.JOURNEYS_USAGE_FILE;

/**
 * Records what the apps of a stack called while `work` ran, where the run asks for it. Lines are appended whole, so that
 * several workers can share the file.
 */
export async function recordingUsage(
  { title }: TestInfo,
  { takeUsage, origins }: HostedStack,
  work: () => Promise<void>,
): Promise<void> {
  if (!file) return work();
  // Pages of the last journey may have called something after it was over.
  await takeUsage();
  await work();
  const platform = origins.sandbox === origins.mock ? 'demo' : 'strict';
  const line: RecordedUsage = { journey: title, platform, ...(await takeUsage()) };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
