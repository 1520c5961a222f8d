import { serverMethodsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Insert, Row } from '#mock/store/row.ts';
import { messages } from '../messages/messages.ts';
import { refuseBeyond } from '../records/refuse-beyond.ts';

type Receipt = components['schemas']['InquiryReceipt'];
type Received = Insert<'Case'> & Required<Pick<Insert<'Case'>, 'Type' | 'Subject' | 'Description'>>;

/**
 * Receives what somebody asks for as a case; the same again while it is open is the same case (PF-CASE-01).
 *
 * @param asker by what is known who asks, and how many of their cases of this type may be open (PF-CASE-02)
 * @param confirm tells the person that the case is there, once
 */
export async function receiveCase(
  { store, now, language }: RequestContext,
  record: Received,
  asker: { AccountId: string } | { SuppliedEmail: string },
  confirm: (received: Row<'Case'>) => Promise<void>,
): Promise<Receipt> {
  const { Type, Subject, Description } = record;
  const open = { ...asker, Type, IsClosed: false } as const;
  const earlier = await store.findOne('Case', { where: { ...open, Subject, Description } });
  if (earlier) return { reference: earlier.CaseNumber, receivedAt: earlier.CreatedDate };
  const { openCasesMaximum } = serverMethodsConstants;
  refuseBeyond(await store.count('Case', open), openCasesMaximum, messages[language].tooManyOpenCases);
  const received = await store.insert('Case', { ...record, Language__c: language });
  await confirm(received);
  return { reference: received.CaseNumber, receivedAt: now.toISOString() };
}
