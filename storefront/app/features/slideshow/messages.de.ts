export const banner = {
  banner: {
    label: 'Aktuelle Themen',
    slide: '{{number}} von {{count}}',
    previous: 'Vorheriges Thema',
    next: 'Nächstes Thema',
    pause: 'Anhalten',
    play: 'Weiterlaufen lassen',
    goTo: 'Thema {{number}} zeigen',
  },
} as const;
