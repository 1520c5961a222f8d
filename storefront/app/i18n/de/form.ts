export const form = {
  form: {
    check_one: 'Bitte prüfen Sie {{count}} Angabe:',
    check_other: 'Bitte prüfen Sie {{count}} Angaben:',
  },
} as const;
