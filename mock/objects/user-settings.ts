import { type Label, picklist } from './definition/index.ts';
import { SHOP_TIME_ZONE } from './shop-time-zone.ts';

const zone = (name: string, de: string, en: string): [string, Label] => [
  name,
  { de: `${de} (${name})`, en: `${en} (${name})` },
];

/** Zones that a person can live by, from west to east; the pharmacy's is where it is. */
const timeZones = [
  zone('Pacific/Honolulu', 'Hawaii-Zeit', 'Hawaii Time'),
  zone('America/Los_Angeles', 'Pazifische Zeit', 'Pacific Time'),
  zone('America/Denver', 'Rocky-Mountain-Zeit', 'Mountain Time'),
  zone('America/Chicago', 'Zentralamerikanische Zeit', 'Central Time'),
  zone('America/New_York', 'Ostamerikanische Zeit', 'Eastern Time'),
  zone('America/Sao_Paulo', 'Brasília-Zeit', 'Brasilia Time'),
  zone('Atlantic/Azores', 'Azoren-Zeit', 'Azores Time'),
  zone('Europe/Lisbon', 'Westeuropäische Zeit', 'Western European Time'),
  zone('Europe/London', 'Britische Zeit', 'British Time'),
  zone('GMT', 'Mittlere Greenwich-Zeit', 'Greenwich Mean Time'),
  zone('Europe/Paris', 'Mitteleuropäische Zeit', 'Central European Time'),
  zone('Europe/Amsterdam', 'Mitteleuropäische Zeit', 'Central European Time'),
  zone(SHOP_TIME_ZONE, 'Mitteleuropäische Zeit', 'Central European Time'),
  zone('Europe/Zurich', 'Mitteleuropäische Zeit', 'Central European Time'),
  zone('Europe/Vienna', 'Mitteleuropäische Zeit', 'Central European Time'),
  zone('Europe/Warsaw', 'Mitteleuropäische Zeit', 'Central European Time'),
  zone('Europe/Athens', 'Osteuropäische Zeit', 'Eastern European Time'),
  zone('Europe/Istanbul', 'Türkische Zeit', 'Turkey Time'),
  zone('Asia/Dubai', 'Golf-Zeit', 'Gulf Time'),
  zone('Asia/Kolkata', 'Indische Zeit', 'India Time'),
  zone('Asia/Singapore', 'Singapur-Zeit', 'Singapore Time'),
  zone('Asia/Tokyo', 'Japanische Zeit', 'Japan Time'),
  zone('Australia/Sydney', 'Ostaustralische Zeit', 'Eastern Australian Time'),
  zone('Pacific/Auckland', 'Neuseeland-Zeit', 'New Zealand Time'),
];

/** Zone by which a user's moments are told and days are counted. */
export const timeZone = () =>
  picklist({ de: 'Zeitzone', en: 'Time zone' }, Object.fromEntries(timeZones), {
    required: true,
    default: SHOP_TIME_ZONE,
    length: 40,
  });

/** How a user's numbers and days are written. */
export const locale = () =>
  picklist(
    { de: 'Gebietsschema', en: 'Locale' },
    {
      de_DE: { de: 'Deutsch (Deutschland)', en: 'German (Germany)' },
      de_AT: { de: 'Deutsch (Österreich)', en: 'German (Austria)' },
      de_CH: { de: 'Deutsch (Schweiz)', en: 'German (Switzerland)' },
      en_GB: { de: 'Englisch (Vereinigtes Königreich)', en: 'English (United Kingdom)' },
      en_US: { de: 'Englisch (USA)', en: 'English (United States)' },
      fr_FR: { de: 'Französisch (Frankreich)', en: 'French (France)' },
      nl_NL: { de: 'Niederländisch (Niederlande)', en: 'Dutch (Netherlands)' },
      pl_PL: { de: 'Polnisch (Polen)', en: 'Polish (Poland)' },
    },
    { required: true, default: 'de_DE', length: 40 },
  );
