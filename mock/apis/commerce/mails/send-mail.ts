import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { objects } from '#mock/objects/index.ts';
import type { Insert } from '#mock/store/row.ts';
import { composeMail, type MailContent } from './mail.ts';

/** Where the demo's shop writes from. */
export const FROM_ADDRESS = 'service@offizin.example';

interface Sending extends Pick<Insert<'EmailMessage'>, 'ParentId' | 'RelatedToId'> {
  readonly to: string;
  readonly content: MailContent;
}

/**
 * Puts a mail into the outbox, in the transaction of the request: what is taken back sends nothing. Nothing leaves the
 * machine.
 */
export async function sendMail(
  { store, now }: RequestContext,
  { to, content, ...links }: Sending,
): Promise<void> {
  const { subject, html, text } = composeMail(content);
  const { Subject, TextBody } = objects.EmailMessage.fields;
  await store.insert('EmailMessage', {
    ...links,
    Subject: subject.slice(0, Subject.length),
    FromName: content.shop,
    FromAddress: FROM_ADDRESS,
    ToAddress: to,
    MessageDate: now.toISOString(),
    HtmlBody: html,
    TextBody: text.slice(0, TextBody.length),
  });
}
