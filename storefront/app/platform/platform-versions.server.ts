import type { VersionMemory } from '#client/versions/spoken-versions.ts';

const memories = new Map<string, VersionMemory>();

/**
 * What the server knows of the versions that a platform speaks, for all of its requests. A sandbox session may make the
 * platform another one, so its requests ask for themselves.
 */
export function platformVersions(platformUrl: string, sandboxKey: string | undefined): VersionMemory {
  if (sandboxKey !== undefined) return {};
  const memory = memories.get(platformUrl) ?? {};
  memories.set(platformUrl, memory);
  return memory;
}
