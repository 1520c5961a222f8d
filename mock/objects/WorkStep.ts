import { dateTime, defineObject, int, picklist, reference, text, textArea } from './definition/index.ts';
import type { StatusValues } from './status-formulas.ts';

const statuses = {
  New: {
    de: 'Offen',
    en: 'New',
    attributes: { kind: 'WorkStepStatus', sortOrder: 1, statusCode: 'New' },
  },
  'In Progress': {
    de: 'In Arbeit',
    en: 'In progress',
    attributes: { kind: 'WorkStepStatus', sortOrder: 2, statusCode: 'InProgress' },
  },
  Paused: {
    de: 'Unterbrochen',
    en: 'Paused',
    attributes: { kind: 'WorkStepStatus', sortOrder: 3, statusCode: 'Paused' },
  },
  Completed: {
    de: 'Erledigt',
    en: 'Completed',
    attributes: { kind: 'WorkStepStatus', sortOrder: 4, statusCode: 'Completed' },
  },
  'Not Applicable': {
    de: 'Entfällt',
    en: 'Not applicable',
    attributes: { kind: 'WorkStepStatus', sortOrder: 5, statusCode: 'NotApplicable' },
  },
} as const satisfies StatusValues<'WorkStepStatus'>;

/** One step of a work plan. */
export const WorkStep = defineObject({
  apiName: 'WorkStep',
  keyPrefix: '0gt',
  label: { de: 'Arbeitsschritt', en: 'Work step' },
  labelPlural: { de: 'Arbeitsschritte', en: 'Work steps' },
  theme: { color: '4E7D96', icon: 'work-step' },
  fields: {
    Name: text({ de: 'Bezeichnung', en: 'Name' }, 255, { required: true }),
    WorkPlanId: reference({ de: 'Arbeitsplan', en: 'Work plan' }, 'WorkPlan', 'WorkPlan', {
      required: true,
      updateable: false,
      children: 'WorkSteps',
      onDelete: 'cascade',
    }),
    ExecutionOrder: int({ de: 'Reihenfolge', en: 'Execution order' }, { rule: 'positive' }),
    Status: picklist({ de: 'Status', en: 'Status' }, statuses, { required: true, default: 'New' }),
    StartTime: dateTime({ de: 'Begonnen', en: 'Start time' }),
    EndTime: dateTime({ de: 'Beendet', en: 'End time' }),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 4000),
  },
  ascending: [['StartTime', 'EndTime']],
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Arbeitsschritt', en: 'Work step' },
      columns: [
        ['Name', 'WorkPlanId', 'ExecutionOrder', 'Description'],
        ['Status', 'StartTime', 'EndTime'],
      ],
    },
  ],
  compactLayout: ['Name', 'WorkPlanId', 'Status', 'ExecutionOrder'],
  listViews: [
    {
      apiName: 'AllWorkSteps',
      label: { de: 'Alle Arbeitsschritte', en: 'All work steps' },
      columns: ['Name', 'WorkPlanId', 'ExecutionOrder', 'Status', 'EndTime'],
      orderBy: { field: 'ExecutionOrder', ascending: true },
    },
  ],
});
