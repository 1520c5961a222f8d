import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { objects } from '../../../objects/index.ts';
import type { Value } from '../../../store/row.ts';
import { answerMail } from '../../commerce/mails/answer-mail.ts';
import type { RequestContext } from '../../dispatch/handler.ts';
import { ValueFault } from './value-fault.ts';

type Values = Readonly<Record<string, Value | undefined>>;

const { HtmlBody, TextBody } = objects.EmailMessage.fields;
const isText = (value: Value | undefined): value is string => typeof value === 'string';

/** What the platform adds to a mail that a person writes; nothing to other records, or where something is missing. */
export async function answerOf(
  context: RequestContext,
  { apiName }: ObjectDefinition,
  { ParentId: caseId, Subject: subject, TextBody: text }: Values,
): Promise<Record<string, Value>> {
  if (apiName !== 'EmailMessage' || !isText(caseId) || !isText(subject) || !isText(text)) return {};
  return { ...(await answerMail(context, { caseId, subject, text })) };
}

/** A person writes a mail as the answer to a case, and no longer than it can be kept. */
export function answerFaults({ apiName }: ObjectDefinition, record: Values): Map<string, ValueFault> {
  const faults = new Map<string, ValueFault>();
  if (apiName !== 'EmailMessage') return faults;
  if (!record.ParentId) faults.set('ParentId', new ValueFault('REQUIRED_FIELD_MISSING', 'missing'));
  const isLong = ({ length }: { readonly length: number }, value: Value | undefined) =>
    isText(value) && value.length > length;
  if (isLong(HtmlBody, record.HtmlBody) || isLong(TextBody, record.TextBody))
    faults.set('TextBody', new ValueFault('STRING_TOO_LONG', 'mailTooLong'));
  return faults;
}
