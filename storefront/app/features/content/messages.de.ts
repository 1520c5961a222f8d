export const page = {
  page: {
    untranslated: 'Dieser Text liegt nur auf {{language}} vor.',
    partlyUntranslated: 'Teile dieser Seite liegen nur auf {{language}} vor.',
    updated: 'Stand: {{date}}',
    legal: {
      shipping: 'Versand und Zahlung',
      withdrawal: 'Widerrufsbelehrung',
      terms: 'Allgemeine Geschäftsbedingungen',
      privacy: 'Datenschutz',
      imprint: 'Impressum',
      accessibility: 'Erklärung zur Barrierefreiheit',
    },
    unwritten: {
      title: 'Dieser Text fehlt noch',
      text: 'Die Apotheke hat zu „{{title}}“ noch keinen Text veröffentlicht. Bis dahin geben wir Ihnen gern am Telefon Auskunft:',
      editors: 'Für die Redaktion',
      how: 'Legen Sie im CMS des Shops einen Inhalt vom Typ „News“ ({{type}}) an, der „{{title}}“ heißt oder dessen Name in der Adresse „{{key}}“ ist, und veröffentlichen Sie ihn im Kanal dieser Site. Was dort steht, erscheint dann hier.',
    },
  },
} as const;
