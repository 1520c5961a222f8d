import type { germanQuery } from './german.ts';

export const englishQuery: typeof germanQuery = {
  limits: {
    title: 'Limits of the platform',
    lead: 'What the platform grants to this organisation, and how much of it is used.',
    search: 'Find a limit',
    refresh: 'Read again',
    name: 'Limit',
    used: 'Used',
    max: 'Granted',
    share: 'Share',
  },
  query: {
    title: 'Queries',
    lead: 'Find records in the query language of the platform (SOQL); you see what your profile may see.',
    field: 'Query',
    keys: 'Ctrl + Enter runs it, Ctrl + Space offers objects and fields.',
    run: 'Run',
    result: 'Result',
    count_one: '{{count}} record, {{shown}} shown',
    count_other: '{{count}} records, {{shown}} shown',
    nothing_zero: 'Nothing found.',
    nothing_one: '{{count}} record counted.',
    nothing_other: '{{count}} records counted.',
    nothingLead: 'The conditions fit no record that you may see.',
    change: 'Change the query',
    more: 'Load more',
    save: 'Save as CSV',
    history: 'Run last',
    noHistory: 'Queries that were answered in this browser are listed here.',
    forget: 'Clear history',
  },
};
