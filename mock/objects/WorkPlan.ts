import { defineObject, reference, text, textArea } from './definition/index.ts';

/** The steps that lead to the end of a piece of work, such as taking on the supply of a home. */
export const WorkPlan = defineObject({
  apiName: 'WorkPlan',
  keyPrefix: '0gq',
  label: { de: 'Arbeitsplan', en: 'Work plan' },
  labelPlural: { de: 'Arbeitspläne', en: 'Work plans' },
  theme: { color: '4E7D96', icon: 'work-plan' },
  owned: true,
  fields: {
    Name: text({ de: 'Bezeichnung', en: 'Name' }, 255, { required: true }),
    AccountId__c: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account__r', {
      children: 'WorkPlans',
      onDelete: 'cascade',
    }),
    CaseId__c: reference({ de: 'Anfrage', en: 'Case' }, 'Case', 'Case__r', {
      children: 'WorkPlans',
      onDelete: 'clear',
    }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 4000),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Arbeitsplan', en: 'Work plan' },
      columns: [
        ['Name', 'Description'],
        ['AccountId__c', 'CaseId__c', 'OwnerId'],
      ],
    },
  ],
  compactLayout: ['Name', 'AccountId__c', 'OwnerId'],
  listViews: [
    {
      apiName: 'AllWorkPlans',
      label: { de: 'Alle Arbeitspläne', en: 'All work plans' },
      columns: ['Name', 'AccountId__c', 'OwnerId', 'LastModifiedDate'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'WorkSteps',
      label: { de: 'Arbeitsschritte', en: 'Work steps' },
      columns: ['ExecutionOrder', 'Name', 'Status', 'StartTime', 'EndTime'],
      orderBy: { field: 'ExecutionOrder', ascending: true },
    },
  ],
});
