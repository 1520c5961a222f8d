export const delivery = {
  delivery: {
    today: 'heute',
    tomorrow: 'morgen',
    time: '{{time}} Uhr',
    until: 'Bestellen Sie bis {{day}} {{time}}:',
    on: 'Lieferung voraussichtlich {{day}}',
    between: 'Lieferung voraussichtlich {{from}} – {{to}}',
  },
} as const;
