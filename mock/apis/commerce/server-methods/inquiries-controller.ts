import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Insert } from '#mock/store/row.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { invalid, type MethodParameters, requiredText, shortText } from './method-parameters.ts';

type Receipt = components['schemas']['InquiryReceipt'];

const LONGEST = { subject: 120, name: 120, email: 80, message: 2000 };

/** Receives a question to the pharmacy as a case for the staff, whoever asks. The same question again is the same case. */
export async function sendInquiry(parameters: MethodParameters, context: RequestContext): Promise<Receipt> {
  const { store, now } = context;
  await requireWebStore(context, requiredText(parameters, 'webstoreId'));
  const record = readInquiry(parameters);
  const { Type, SuppliedEmail, Subject, Description } = record;
  const earlier = await store.findOne('Case', { where: { Type, SuppliedEmail, Subject, Description } });
  if (earlier) return { reference: earlier.CaseNumber, receivedAt: earlier.CreatedDate };
  const { CaseNumber } = await store.insert('Case', { ...record });
  return { reference: CaseNumber, receivedAt: now.toISOString() };
}

function readInquiry(parameters: MethodParameters) {
  const subject = shortText(parameters, 'subject', LONGEST.subject);
  const name = shortText(parameters, 'name', LONGEST.name);
  const email = shortText(parameters, 'email', LONGEST.email);
  const message = shortText(parameters, 'message', LONGEST.message);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('The parameter email must be an e-mail address.');
  return {
    Subject: `Anfrage: ${subject}`,
    Type: 'Advice',
    Origin: 'Web',
    SuppliedEmail: email,
    Description: `${name} fragt:\n${message}`,
  } satisfies Insert<'Case'>;
}
