import { type Path, path } from './path.ts';
import { lead, opportunity } from './sales.ts';

export type { Path, PathStep } from './path.ts';

const order = path('Order', {
  name: 'Order_Path',
  label: { de: 'Weg einer Bestellung', en: 'Way of an order' },
  field: 'Status',
  steps: [
    {
      value: 'Draft',
      fields: ['AccountId', 'PaymentMethod__c', 'OrderDeliveryMethodId__c', 'GrandTotalAmount'],
      guidance: {
        de: 'Angaben und Verfügbarkeit prüfen, dann annehmen.',
        en: 'Check the details and the stock, then accept.',
      },
    },
    {
      value: 'Activated',
      fields: [
        'OrderDeliveryMethodId__c',
        'DeliverToName',
        'DeliverToStreet',
        'DeliverToPostalCode',
        'DeliverToCity',
      ],
      guidance: {
        de: 'Ware zusammenstellen, Wechselwirkungen prüfen und dem Paketdienst übergeben.',
        en: 'Put the goods together, check interactions and hand them to the carrier.',
      },
    },
    {
      value: 'Shipped',
      fields: ['OrderDeliveryMethodId__c', 'ShipToPhoneNumber', 'DeliverToCity'],
      guidance: {
        de: 'Bei Rückfragen zur Zustellung den Paketdienst ansprechen.',
        en: 'Ask the carrier when there are questions about the delivery.',
      },
    },
    { value: 'Delivered', fields: ['GrandTotalAmount', 'TotalTaxAmount'], end: 'good' },
    { value: 'Cancelled', fields: ['GrandTotalAmount', 'PaymentMethod__c'], end: 'bad' },
    { value: 'Returned', fields: ['GrandTotalAmount', 'PaymentMethod__c'], end: 'bad' },
  ],
});

const caseSteps = {
  New: {
    value: 'New',
    fields: ['Subject', 'Type', 'Priority', 'AccountId'],
    guidance: {
      de: 'Art und Dringlichkeit bestimmen und eine Person benennen, die sich kümmert.',
      en: 'Settle kind and urgency, and name somebody who takes care of it.',
    },
  },
  Working: {
    value: 'Working',
    fields: ['OwnerId', 'ContactId', 'OrderId__c', 'Description'],
    guidance: {
      de: 'Rückfragen mit dem Kunden klären und Gespräche protokollieren.',
      en: 'Clear up questions with the customer and log the calls.',
    },
  },
  Closed: { value: 'Closed', fields: ['Resolution__c', 'OwnerId'], end: 'good' },
} as const;

const supportCase = path('Case', {
  name: 'Case_Path',
  label: { de: 'Weg einer Anfrage', en: 'Way of a case' },
  field: 'Status',
  steps: [
    caseSteps.New,
    caseSteps.Working,
    {
      value: 'Escalated',
      fields: ['Priority', 'OwnerId', 'Description'],
      guidance: {
        de: 'Die Apothekenleitung einbeziehen und dem Kunden einen Zeitpunkt nennen.',
        en: 'Bring in the head of the pharmacy and tell the customer when to expect an answer.',
      },
    },
    caseSteps.Closed,
  ],
});

/** A suspected side effect is never only a concern of the customer. */
const sideEffect = path('Case', {
  name: 'Case_Side_Effect_Path',
  label: { de: 'Meldung einer Nebenwirkung', en: 'Report of a side effect' },
  field: 'Status',
  steps: [
    {
      ...caseSteps.New,
      fields: ['ProductId', 'ContactId', 'Description', 'Priority'],
      guidance: {
        de: 'Arzneimittel, Zeitpunkt und Beschwerden aufnehmen; bei Gefahr an den Notruf verweisen.',
        en: 'Take down medicine, time and complaints; in danger refer to the emergency number.',
      },
    },
    {
      ...caseSteps.Working,
      guidance: {
        de: 'Der Arzneimittelkommission der Deutschen Apotheker melden.',
        en: 'Report it to the drug commission of German pharmacists.',
      },
    },
    caseSteps.Closed,
  ],
});

const task = path('Task', {
  name: 'Task_Path',
  label: { de: 'Weg einer Aufgabe', en: 'Way of a task' },
  field: 'Status',
  steps: [
    { value: 'Not Started', fields: ['ActivityDate', 'Priority', 'OwnerId'] },
    { value: 'In Progress', fields: ['ActivityDate', 'Description'] },
    { value: 'Completed', fields: ['Description'], end: 'good' },
  ],
});

/** Every path; the first one of an object is the one that it begins with. */
export const paths: readonly Path[] = [order, supportCase, sideEffect, task, lead, opportunity];

/** The path of an object by name without regard to case; without a name, the one that it begins with. */
export function findPath(objectApiName: string, name?: string): Path | undefined {
  const lower = name?.toLowerCase();
  return paths.find(
    (one) => one.object === objectApiName && (lower === undefined || one.name.toLowerCase() === lower),
  );
}
