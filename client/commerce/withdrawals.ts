import { invokeServerMethod } from '#generated/commerce/client.gen.ts';
import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import { ContractError } from '../errors/index.ts';
import type { Platform } from '../platform.ts';

type Schemas = components['schemas'];

export type WithdrawalDeclaration = Omit<Schemas['WithdrawalParameters'], 'webstoreId'>;
export type WithdrawalReceipt = Schemas['WithdrawalReceipt'];

const METHOD = {
  apexClass: serverMethodsConstants.withdrawalsController,
  apexMethod: 'declareWithdrawal',
} as const;

/**
 * Declares the withdrawal from an order, signed in or not. Once it answers, the staff has a case about it; declaring the
 * same again is the same case, so that a lost answer may be asked for once more.
 *
 * @throws FetchError 400 for a declaration that lacks something
 */
export async function declareWithdrawal(
  platform: Platform,
  declaration: WithdrawalDeclaration,
): Promise<WithdrawalReceipt> {
  const { webstoreId = '' } = platform.context();
  const body = { webstoreId, ...declaration };
  const receipt = await platform.write(invokeServerMethod, { path: METHOD, body }, { safeToRepeat: true });
  if (isReceipt(receipt)) return receipt;
  throw new ContractError('no receipt', { operationId: invokeServerMethod.operationId });
}

function isReceipt(result: Schemas['ServerMethodResult']): result is WithdrawalReceipt {
  return 'reference' in result && 'receivedAt' in result;
}
