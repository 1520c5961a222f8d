import type { Said } from './content-record.ts';

/** What the slides of the home page say, by the end of their content keys. */
export const slideWords = {
  ERKAELTUNG: {
    de: {
      title: 'Erkältungszeit',
      caption: 'Gut durch die Erkältungszeit',
      buttonText: 'Zu den Erkältungsmitteln',
    },
    en: {
      title: 'Cold season',
      caption: 'Well through the cold season',
      buttonText: 'To the cold remedies',
    },
  },
  SONNE: {
    de: {
      title: 'Sonnenschutz',
      caption: 'Sonne genießen, Haut schützen',
      buttonText: 'Zum Sonnenschutz',
    },
    en: { title: 'Sun care', caption: 'Enjoy the sun, protect your skin', buttonText: 'To sun care' },
  },
  VITAMINE: {
    de: {
      title: 'Vitamine',
      caption: 'Ein Nährstoff, eine Farbe, eine klare Dosis',
      buttonText: 'Zu den Vitaminen',
    },
    en: {
      title: 'Vitamins',
      caption: 'One nutrient, one colour, one clear dose',
      buttonText: 'To the vitamins',
    },
  },
} satisfies Record<string, Said<{ title: string; caption: string; buttonText: string }>>;

/** An invitation to ask. */
export const adviceWords: Said<{ title: string; text: string; link: string }> = {
  de: {
    title: 'Fragen gehören zur Apotheke',
    text: 'Verträgt sich das mit dem, was Sie schon nehmen? Was hilft, wenn das Kind fiebert? Unsere Apothekerinnen und Apotheker antworten am Telefon, auch wenn Sie nichts bestellen.',
    link: 'So beraten wir Sie',
  },
  en: {
    title: 'Questions belong in a pharmacy',
    text: 'Does it go with what you take already? What helps when the child has a fever? Our pharmacists answer by phone, also if you order nothing.',
    link: 'How we advise you',
  },
};

/** What guests are told of an account. */
export const invitationWords: Said<{ name: string; title: string; text: string; buttonText: string }> = {
  de: {
    name: 'Einladung für Gäste',
    title: 'Willkommen in der Offizin',
    text: 'Melden Sie sich an, um zu bestellen, frühere Einkäufe zu wiederholen und für Angehörige mitzubestellen.',
    buttonText: 'Anmelden',
  },
  en: {
    name: 'Invitation for guests',
    title: 'Welcome to Offizin',
    text: 'Sign in to order, to repeat earlier purchases and to order for relatives as well.',
    buttonText: 'Sign in',
  },
};
