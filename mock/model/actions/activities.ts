import { creation, creationAnywhere } from './define.ts';

const call = {
  label: { de: 'Anruf protokollieren', en: 'Log a call' },
  creates: 'Task',
  type: 'LogACall',
  section: 'ActivityComposer',
  columns: [['Subject', 'Description'], ['Priority']],
} as const;
const made = {
  Subject: { value: 'Anruf' },
  TaskSubtype: { value: 'Call' },
  Status: { value: 'Completed' },
} as const;

const task = {
  label: { de: 'Neue Aufgabe', en: 'New task' },
  creates: 'Task',
  section: 'ActivityComposer',
  columns: [
    ['Subject', 'Description'],
    ['ActivityDate', 'Priority', 'OwnerId'],
  ],
} as const;

const ofAccount = { AccountId: { from: 'AccountId' } } as const;

/** Keeping track of what was said to a customer and what is still to be done. */
export const activityActions = [
  creationAnywhere('LogACall', { ...call, presets: made }),
  creationAnywhere('NewTask', task),
  creation('Account', 'LogACall', { ...call, parentField: 'AccountId', presets: made }),
  creation('Account', 'NewTask', { ...task, parentField: 'AccountId' }),
  creation('Contact', 'LogACall', { ...call, parentField: 'WhoId', presets: { ...made, ...ofAccount } }),
  creation('Contact', 'NewTask', { ...task, parentField: 'WhoId', presets: ofAccount }),
  creation('Case', 'LogACall', { ...call, parentField: 'WhatId', presets: { ...made, ...ofAccount } }),
  creation('Case', 'NewTask', { ...task, parentField: 'WhatId', presets: ofAccount }),
  creation('Order', 'LogACall', { ...call, parentField: 'WhatId', presets: { ...made, ...ofAccount } }),
  creation('Order', 'NewTask', { ...task, parentField: 'WhatId', presets: ofAccount }),
];
