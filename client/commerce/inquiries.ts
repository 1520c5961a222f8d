import { invokeServerMethod } from '#generated/commerce/client.gen.ts';
import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import { ContractError } from '../errors/index.ts';
import type { Platform } from '../platform.ts';

type Schemas = components['schemas'];

export type Inquiry = Omit<Schemas['InquiryParameters'], 'webstoreId'>;
export type InquiryReceipt = Schemas['InquiryReceipt'];

export type ReturnRequest = Omit<Schemas['ReturnParameters'], 'webstoreId' | 'effectiveAccountId'>;
export type NoticeRequest = Omit<Schemas['NoticeParameters'], 'webstoreId' | 'effectiveAccountId'>;

/**
 * Asks the pharmacy something, signed in or not. Once it answers, the staff has a case about it; the same question again
 * is the same case, so that a lost answer may be asked for once more.
 *
 * @throws FetchError 400 for a question that lacks something
 */
export const sendInquiry = (platform: Platform, inquiry: Inquiry): Promise<InquiryReceipt> =>
  received(platform, 'sendInquiry', inquiry);

/**
 * Asks to send back packs of an order of the effective account. Once it answers, the staff has a case about it.
 *
 * @throws FetchError 400 RETURN_EXCLUDED for medicines that are as they should be, QUANTITY_NOT_SENT for more packs than
 * were sent, ACCOUNT_LIMIT_EXCEEDED while too many requests are open; 404 for orders of others
 */
export const requestReturn = (platform: Platform, request: ReturnRequest): Promise<InquiryReceipt> =>
  received(platform, 'requestReturn', { ...accountOf(platform), ...request });

/**
 * Asks to be told by mail when a product can be had again, signed in or not. Once it answers, the staff has a case about it.
 *
 * @throws FetchError 400 PRODUCT_AVAILABLE for a product that can be had, ACCOUNT_LIMIT_EXCEEDED while too many requests
 * of the address are open
 */
export const requestNotice = (platform: Platform, request: NoticeRequest): Promise<InquiryReceipt> =>
  received(platform, 'requestNotice', { ...accountOf(platform), ...request });

/**
 * Takes back the wish to be told of a product, by the code of the link in its mail, whoever has that. The same again
 * answers as the first time.
 *
 * @throws FetchError 404 for a code that belongs to no notice
 */
export const withdrawNotice = (platform: Platform, code: string): Promise<InquiryReceipt> =>
  received(platform, 'withdrawNotice', { code });

function accountOf(platform: Platform): { effectiveAccountId?: string } {
  const { effectiveAccountId } = platform.context();
  return effectiveAccountId ? { effectiveAccountId } : {};
}

async function received(
  platform: Platform,
  apexMethod: string,
  parameters: Inquiry | ReturnRequest | NoticeRequest | { code: string },
): Promise<InquiryReceipt> {
  const { webstoreId = '' } = platform.context();
  const body = { webstoreId, ...parameters };
  const path = { apexClass: serverMethodsConstants.inquiriesController, apexMethod };
  const receipt = await platform.write(invokeServerMethod, { path, body }, { safeToRepeat: true });
  if ('reference' in receipt && 'receivedAt' in receipt) return receipt;
  throw new ContractError('no receipt', { operationId: invokeServerMethod.operationId });
}
