import { activityFields } from './activity-fields.ts';
import { comboBox, date, defineObject, picklist, textArea } from './definition/index.ts';

/** Something to do for a customer, or a call that was made. */
export const Task = defineObject({
  apiName: 'Task',
  keyPrefix: '00T',
  label: { de: 'Aktivität', en: 'Task' },
  labelPlural: { de: 'Aktivitäten', en: 'Tasks' },
  theme: { color: '2E7D5B', icon: 'task' },
  owned: true,
  fields: {
    Subject: comboBox({ de: 'Betreff', en: 'Subject' }, { required: true, nillable: true }),
    TaskSubtype: picklist(
      { de: 'Art', en: 'Type' },
      {
        Task: { de: 'Aufgabe', en: 'Task' },
        Call: { de: 'Anruf', en: 'Call' },
        Email: { de: 'E-Mail', en: 'Email' },
      },
      { required: true, nillable: true, default: 'Task', updateable: false, length: 40 },
    ),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        'Not Started': { de: 'Offen', en: 'Not started' },
        'In Progress': { de: 'In Arbeit', en: 'In progress' },
        Completed: { de: 'Erledigt', en: 'Completed' },
      },
      { required: true, default: 'Not Started' },
    ),
    Priority: picklist(
      { de: 'Priorität', en: 'Priority' },
      {
        High: { de: 'Hoch', en: 'High' },
        Normal: { de: 'Normal', en: 'Normal' },
        Low: { de: 'Niedrig', en: 'Low' },
      },
      { required: true, default: 'Normal', length: 20 },
    ),
    ActivityDate: date({ de: 'Fällig am', en: 'Due date' }),
    Description: textArea({ de: 'Kommentar', en: 'Comments' }, 32000),
    ...activityFields('Tasks'),
  },
  nameFields: ['Subject'],
  layout: [
    {
      heading: { de: 'Aktivität', en: 'Task' },
      columns: [
        ['Subject', 'TaskSubtype', 'Status', 'Priority', 'ActivityDate', 'Description'],
        ['AccountId', 'WhoId', 'WhatId', 'OwnerId'],
      ],
    },
  ],
  compactLayout: ['Subject', 'TaskSubtype', 'Status', 'ActivityDate', 'AccountId'],
  listViews: [
    {
      apiName: 'AllTasks',
      label: { de: 'Alle Aktivitäten', en: 'All tasks' },
      columns: ['Subject', 'TaskSubtype', 'Status', 'Priority', 'ActivityDate', 'AccountId', 'OwnerId'],
      orderBy: { field: 'ActivityDate', ascending: false },
    },
    {
      apiName: 'OpenTasks',
      label: { de: 'Offene Aufgaben', en: 'Open tasks' },
      columns: ['Subject', 'Status', 'Priority', 'ActivityDate', 'AccountId', 'OwnerId'],
      filters: [{ field: 'Status', operator: 'NotEqual', values: ['Completed'] }],
      orderBy: { field: 'ActivityDate', ascending: true },
    },
  ],
});
