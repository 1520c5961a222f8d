import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { objects } from '#mock/objects/index.ts';
import type { Insert } from '#mock/store/row.ts';
import { composeMail, type MailContent } from './mail.ts';

/** Where the demo's shop writes from. */
const FROM_ADDRESS = 'service@offizin.example';

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
  const { Subject, TextBody } = objects.EmailMessage.fields;
  const drawn = drawnMail(content, now);
  await store.insert('EmailMessage', {
    ...links,
    ...drawn,
    Subject: content.subject.slice(0, Subject.length),
    TextBody: drawn.TextBody.slice(0, TextBody.length),
    ToAddress: to,
  });
}

/** What the platform says of a mail: from whom and when it is, and how it looks. */
export function drawnMail(content: MailContent, now: Date) {
  const { html, text } = composeMail(content);
  return {
    FromName: content.shop,
    FromAddress: FROM_ADDRESS,
    MessageDate: now.toISOString(),
    HtmlBody: html,
    TextBody: text,
  };
}
