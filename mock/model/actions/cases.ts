import { change, creation, creationAnywhere } from './define.ts';

const label = { de: 'Neue Anfrage', en: 'New case' };
const columns = [
  ['Subject', 'Type', 'Description'],
  ['Priority', 'Origin'],
] as const;

/** Taking up, answering, working on and closing what customers ask. */
export const caseActions = [
  creationAnywhere('NewCase', {
    label,
    creates: 'Case',
    columns: [columns[0], [...columns[1], 'AccountId', 'ContactId']],
  }),
  creation('Account', 'NewCase', { label, creates: 'Case', parentField: 'AccountId', columns }),
  creation('Contact', 'NewCase', {
    label,
    creates: 'Case',
    parentField: 'ContactId',
    columns,
    presets: { AccountId: { from: 'AccountId' } },
  }),
  creation('Order', 'NewCase', {
    label,
    creates: 'Case',
    parentField: 'OrderId__c',
    columns,
    presets: { AccountId: { from: 'AccountId' }, Type: { value: 'Delivery' } },
  }),
  creation('Product2', 'NewCase', {
    label,
    creates: 'Case',
    parentField: 'ProductId',
    columns: [columns[0], [...columns[1], 'AccountId', 'ContactId']],
    presets: { Type: { value: 'Advice' } },
    onLayout: false,
  }),
  creation('Case', 'Answer', {
    label: { de: 'Antworten', en: 'Answer' },
    creates: 'EmailMessage',
    parentField: 'ParentId',
    columns: [['ToAddress', 'Subject', 'TextBody'], []],
    presets: {
      ToAddress: { from: 'SuppliedEmail', orOf: ['ContactId', 'Email'] },
      Subject: { from: 'Subject' },
    },
  }),
  change('Case', 'UpdateStatus', {
    label: { de: 'Status ändern', en: 'Change status' },
    columns: [['Status'], ['Priority']],
  }),
  change('Case', 'Escalate', {
    label: { de: 'Eskalieren', en: 'Escalate' },
    columns: [['Description'], ['OwnerId']],
    presets: { Status: { value: 'Escalated' }, Priority: { value: 'High' } },
    onlyWhile: { field: 'Status', values: ['New', 'Working'] },
  }),
  change('Case', 'CloseCase', {
    label: { de: 'Anfrage schließen', en: 'Close case' },
    columns: [['Resolution__c'], []],
    presets: { Status: { value: 'Closed' } },
    onlyWhile: { field: 'Status', values: ['New', 'Working', 'Escalated'] },
  }),
];
