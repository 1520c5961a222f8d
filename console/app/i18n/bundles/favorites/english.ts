import type { germanFavorites } from './german.ts';

/** The same in English. */
export const englishFavorites: typeof germanFavorites = {
  favorites: {
    lead: 'Drag an entry to another place, or move it by Alt and the arrow keys.',
    none: 'Nothing marked yet. The star in the head of a record, a list or the dashboard marks the page.',
    list: 'Marked pages',
    removeOf: 'Remove “{{name}}” from favourites',
    renameOf: 'Rename “{{name}}”',
    upOf: 'Move “{{name}}” up',
    downOf: 'Move “{{name}}” down',
    name: 'Name',
    nameMissing: 'Please enter a name.',
    moved: '“{{name}}” is now at place {{place}}.',
    gone: 'Does not exist any more',
    goneList: 'This list view does not exist any more',
    elsewhere: 'Only the platform has this page',
    order: 'Arrange',
    byName: 'By name',
    byUse: 'Most opened first',
    unused: 'Never opened from here.',
    used_one: 'Opened once from here, {{when}}.',
    used_other: 'Opened {{count}} times from here, last {{when}}.',
  },
};
