import {
  dateTime,
  defineObject,
  email,
  flag,
  picklist,
  reference,
  richText,
  text,
  textArea,
} from './definition/index.ts';

/** Characters of HTML that a mail may have. */
const LONGEST_HTML = 131_072;
const LONGEST_TEXT = 32_000;

/** The platform says from whom and when a mail is, and draws it. */
const OF_THE_PLATFORM = { createable: false, updateable: false } as const;

/** A mail that the shop has sent. Nothing leaves the machine: the mails of the demo stay here. */
export const EmailMessage = defineObject({
  apiName: 'EmailMessage',
  keyPrefix: '02s',
  label: { de: 'E-Mail', en: 'Email message' },
  labelPlural: { de: 'E-Mails', en: 'Email messages' },
  theme: { color: '2B6CB0', icon: 'email' },
  managedByPlatform: true,
  fields: {
    Subject: text({ de: 'Betreff', en: 'Subject' }, 255, { required: true }),
    FromName: text({ de: 'Absender', en: 'From name' }, 255, OF_THE_PLATFORM),
    FromAddress: email({ de: 'Von', en: 'From address' }, OF_THE_PLATFORM),
    ToAddress: email({ de: 'An', en: 'To address' }, { required: true }, 254),
    MessageDate: dateTime({ de: 'Gesendet am', en: 'Message date' }, { ...OF_THE_PLATFORM, required: true }),
    Incoming: flag({ de: 'Eingegangen', en: 'Is incoming' }),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        '0': { de: 'Neu', en: 'New' },
        '1': { de: 'Gelesen', en: 'Read' },
        '2': { de: 'Beantwortet', en: 'Replied' },
        '3': { de: 'Gesendet', en: 'Sent' },
        '4': { de: 'Weitergeleitet', en: 'Forwarded' },
        '5': { de: 'Entwurf', en: 'Draft' },
      },
      { ...OF_THE_PLATFORM, required: true, default: '3', length: 40 },
    ),
    ParentId: reference({ de: 'Anfrage', en: 'Case' }, 'Case', 'Parent', {
      children: 'EmailMessages',
      onDelete: 'cascade',
    }),
    RelatedToId: reference({ de: 'Bezug', en: 'Related to' }, ['Account', 'Order'], 'RelatedTo', {
      ...OF_THE_PLATFORM,
      children: 'Emails',
      onDelete: 'cascade',
    }),
    TextBody: textArea({ de: 'Text', en: 'Text body' }, LONGEST_TEXT, { required: true }),
    HtmlBody: richText({ de: 'Nachricht', en: 'HTML body' }, LONGEST_HTML, {
      ...OF_THE_PLATFORM,
      required: true,
    }),
  },
  nameFields: ['Subject'],
  layout: [
    {
      heading: { de: 'E-Mail', en: 'Email' },
      columns: [
        ['Subject', 'ToAddress', 'MessageDate', 'RelatedToId'],
        ['FromName', 'FromAddress', 'Status', 'Incoming', 'ParentId'],
      ],
    },
    { heading: { de: 'Nachricht', en: 'Message' }, columns: [['HtmlBody'], []] },
    { heading: { de: 'Ohne Gestaltung', en: 'Plain text' }, columns: [['TextBody'], []] },
  ],
  compactLayout: ['Subject', 'ToAddress', 'MessageDate', 'RelatedToId'],
  listViews: [
    {
      apiName: 'AllEmailMessages',
      label: { de: 'Postausgang', en: 'Outbox' },
      columns: ['Subject', 'ToAddress', 'MessageDate', 'RelatedToId', 'Status'],
      orderBy: { field: 'MessageDate', ascending: false },
    },
  ],
});
