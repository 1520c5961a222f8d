import { invokeServerMethod } from '#generated/commerce/client.gen.ts';
import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import { ContractError } from '../errors/index.ts';
import type { Platform } from '../platform.ts';

type Schemas = components['schemas'];

export type Inquiry = Omit<Schemas['InquiryParameters'], 'webstoreId'>;
export type InquiryReceipt = Schemas['InquiryReceipt'];

const METHOD = { apexClass: serverMethodsConstants.inquiriesController, apexMethod: 'sendInquiry' } as const;

/**
 * Asks the pharmacy something, signed in or not. Once it answers, the staff has a case about it; the same question again
 * is the same case, so that a lost answer may be asked for once more.
 *
 * @throws FetchError 400 for a question that lacks something
 */
export async function sendInquiry(platform: Platform, inquiry: Inquiry): Promise<InquiryReceipt> {
  const { webstoreId = '' } = platform.context();
  const body = { webstoreId, ...inquiry };
  const receipt = await platform.write(invokeServerMethod, { path: METHOD, body }, { safeToRepeat: true });
  if ('reference' in receipt && 'receivedAt' in receipt) return receipt;
  throw new ContractError('no receipt', { operationId: invokeServerMethod.operationId });
}
