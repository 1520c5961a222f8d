import type { germanOpeners } from './german.ts';

export const englishOpeners: typeof germanOpeners = {
  page: {
    work: 'Work',
    develop: 'Development',
    dashboard: 'Overview',
    find: 'Search',
    homeContent: 'Home page of the shop',
    contentPages: 'Pages and content',
    customers: 'Customer view',
    stock: 'Prices and stock',
    sandbox: 'Sandbox',
    query: 'Queries',
    limits: 'Limits',
    schema: 'Compare schemas',
    drift: 'Drift',
    api: 'API reference',
  },
  object: {
    tabReference: 'Object reference',
  },
  grid: {
    choose: 'Select {{name}}',
    chooseAll: 'Select all loaded rows',
    columnMenu: 'Column {{field}}: menu',
    columnWidth: 'Width of column {{field}}',
    arrangementFailed: 'The arrangement was not saved: {{reason}}',
  },
  inline: {
    edit: 'Edit {{field}}',
    apply: 'Apply',
    unsaved: 'not saved',
    saved_one: '{{count}} row saved.',
    saved_other: '{{count}} rows saved.',
  },
  chart: {
    open: 'Show chart',
    close: 'Hide chart',
  },
  actions: {
    global: 'Create new',
    noneGlobal: 'Nothing is offered to you here.',
  },
  deleted: {
    title: 'Deleted records',
  },
  favorites: {
    title: 'Favourites',
    add: 'Mark as favourite',
    remove: 'Remove from favourites',
    added: '“{{name}}” is a favourite now.',
    removed: '“{{name}}” is no favourite any more.',
    failed: 'The favourites were not changed: {{reason}}',
  },
  importing: {
    open: 'Import',
    refused: '{{reason}}',
  },
  inspector: {
    open: 'Show calls',
  },
  personalise: {
    open: 'Arrange the navigation',
  },
  settings: {
    title: 'My settings',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    helpKey: 'The ? key alone opens this overview',
  },
};
