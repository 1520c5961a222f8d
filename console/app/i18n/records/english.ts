import type { germanRecords } from './german.ts';

export const englishRecords: typeof germanRecords = {
  merge: {
    title: 'Merge changes',
    lead: 'Choose the value of each field. What only one side has changed is chosen already.',
    leadNothing: 'Your changes contradict nothing and can be saved.',
    base: 'Before',
    mine: 'My input',
    theirs: 'The other person',
    both: 'both changed',
    empty: 'empty',
    open_one: '{{count}} field is still to be decided.',
    open_other: '{{count}} fields are still to be decided.',
    ready: 'Everything is decided.',
    back: 'Back to the form',
    save: 'Save merged',
  },
  duplicates: {
    title_one: 'This record may exist already',
    title_other: 'This record may exist already: {{count}} matches',
    lead: 'Look at the matches before you save.',
    leadBlocked: 'It cannot be saved like this: edit the existing one.',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    saveAnyway: 'Save anyway',
    newTab: 'opens in a new tab',
  },
  create: {
    recordType: 'Which kind of record shall it be?',
    next: 'Next',
    clone: 'Clone',
    cloneTitle: 'Copy of “{{name}}”',
  },
  lookup: {
    objectOf: 'Object of {{field}}',
    new: 'New {{object}} …',
    narrowed: 'Only matches that fit {{fields}}.',
  },
  actions: {
    title: 'Actions',
    global: 'Create new',
    withoutFields: 'The action needs no input.',
  },
};
