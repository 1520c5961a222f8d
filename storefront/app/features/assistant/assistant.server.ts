import { readAiConfiguration } from '#client/commerce/assistant.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { type AssistantEntry, assistantEntry } from './assistant.ts';

/** The entry to the assistant; the platform is asked only where the store shows one at all. */
export async function readAssistant({
  platform,
  applicationContext,
}: Shop): Promise<AssistantEntry | undefined> {
  if (!applicationContext?.propertiesEx?.shopperCopilotUIEnabled) return undefined;
  return assistantEntry(await readAiConfiguration(platform));
}
