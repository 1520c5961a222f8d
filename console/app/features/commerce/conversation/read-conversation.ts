import type { Platform } from '#client/platform.ts';
import { readRows } from '#client/records/query-rows.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../../data/record.ts';

/** Something that was said about a case. */
export interface Message {
  id: string;
  kind: 'question' | 'mailIn' | 'mailOut' | 'comment';
  /** Moment, ISO 8601. */
  at: string;
  /** Name or address of who said it; empty where that is not known. */
  who: string;
  subject?: string;
  text: string;
  /** Of a comment: whether the customer sees it. */
  isPublished?: boolean;
}

/** Mails, and comments, that are shown; all of them are records of their own. */
const MOST_MESSAGES = 100;

interface MailRow {
  Id: string;
  Subject: string | null;
  FromName: string | null;
  FromAddress: string | null;
  ToAddress: string | null;
  TextBody: string | null;
  MessageDate: string;
  Incoming: boolean;
}

interface CommentRow {
  Id: string;
  CommentBody: string | null;
  IsPublished: boolean;
  CreatedDate: string;
  CreatedBy: { Name: string } | null;
}

/** What was said about a case, the latest first: what it began with, mails in and out, and comments of colleagues. */
export async function readConversation(
  platform: Platform,
  record: ConsoleRecord,
  { childRelationships }: Pick<ObjectInfo, 'childRelationships'>,
): Promise<Message[]> {
  const has = (child: string) =>
    childRelationships.some(
      ({ childObjectApiName, fieldName }) => childObjectApiName === child && fieldName === 'ParentId',
    );
  const end = `WHERE ParentId = '${record.id}' ORDER BY`;
  const [mails, comments] = await Promise.all([
    has('EmailMessage')
      ? readRows<MailRow>(
          platform,
          `SELECT Id, Subject, FromName, FromAddress, ToAddress, TextBody, MessageDate, Incoming
          FROM EmailMessage ${end} MessageDate DESC LIMIT ${MOST_MESSAGES}`,
        )
      : [],
    has('CaseComment')
      ? readRows<CommentRow>(
          platform,
          `SELECT Id, CommentBody, IsPublished, CreatedDate, CreatedBy.Name
          FROM CaseComment ${end} CreatedDate DESC LIMIT ${MOST_MESSAGES}`,
        )
      : [],
  ]);
  const messages = [...question(record), ...mails.map(mailOf), ...comments.map(commentOf)];
  return messages.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

/** What the customer wrote when the case was opened. */
function question({ id, values }: ConsoleRecord): Message[] {
  const { Description, CreatedDate, SuppliedEmail } = values;
  if (!Description || !CreatedDate) return [];
  const who = String(SuppliedEmail ?? '');
  return [{ id, kind: 'question', at: String(CreatedDate), who, text: String(Description) }];
}

const mailOf = (mail: MailRow): Message => ({
  id: mail.Id,
  kind: mail.Incoming ? 'mailIn' : 'mailOut',
  at: mail.MessageDate,
  who: (mail.Incoming ? mail.FromName || mail.FromAddress : mail.ToAddress) ?? '',
  subject: mail.Subject ?? '',
  text: withoutSubject(mail.TextBody ?? '', mail.Subject),
});

/** Mails of the shop say their subject once more above the text. */
const withoutSubject = (text: string, subject: string | null): string =>
  subject && text.startsWith(`${subject}\n`) ? text.slice(subject.length).trimStart() : text;

const commentOf = (comment: CommentRow): Message => ({
  id: comment.Id,
  kind: 'comment',
  at: comment.CreatedDate,
  who: comment.CreatedBy?.Name ?? '',
  text: comment.CommentBody ?? '',
  isPublished: comment.IsPublished,
});
