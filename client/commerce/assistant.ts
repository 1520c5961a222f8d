import { getAiConfiguration, getShopperAgentContext } from '#generated/commerce/client.gen.ts';
import type { Platform } from '../platform.ts';

/** Whether an assistant is deployed for the store, and where (SF-CONTEXT-06). */
export const readAiConfiguration = (platform: Platform) => platform.read(getAiConfiguration, {});

/** What an assistant may know of the shopper, for the effective account. */
export const readShopperAgentContext = (platform: Platform) => platform.read(getShopperAgentContext, {});
