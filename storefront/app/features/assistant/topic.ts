/** What a question to the assistant is about. */
export type Topic = 'medicine' | 'hours' | 'order' | 'delivery' | 'withdrawal' | 'product';

/** The first whose words a question has decides: advice on medicines before everything else. */
const WORDS: readonly (readonly [Topic, RegExp])[] = [
  [
    'medicine',
    /nebenwirkung|wechselwirkung|dosier|einnehm|einnahme|schwanger|stille|vertr[aä]g|notfall|überdos|side effect|interact|dosage|how (?:much|many|often)|pregnan|breastfeed|overdose|emergency/,
  ],
  ['withdrawal', /widerruf|zurückgeb|zurückschick|rücksend|retour|withdraw|send .*back|return/],
  ['delivery', /versand|lieferzeit|lieferkosten|portofrei|porto|shipping|delivery (?:cost|time)|postage/],
  ['order', /bestellung|bestellt|sendung|paket|lieferung|\bof-\d|my order|parcel|delivered|delivery/],
  [
    'hours',
    /öffnungszeit|geöffnet|erreich|telefon|anrufen|sprechzeit|opening|hours|open|phone|call you|reach/,
  ],
];

/** Words around the name of what somebody looks for. */
const AROUND =
  /\b(?:haben sie|habt ihr|gibt es|ich (?:suche|brauche|möchte|hätte gern)|suche|brauche|etwas|was|ein|eine|einen|mittel|produkte?|für|gegen|bei|zu|mir|bitte|do you (?:have|sell)|is there|i (?:need|want|am looking for)|looking for|something|anything|products?|for|against|an?|the|some|please|me)\b/g;

/** What a question is about; a product, where nothing else is asked for. */
export function topicOf(question: string): Topic {
  const said = question.toLowerCase();
  return WORDS.find(([, words]) => words.test(said))?.[0] ?? 'product';
}

/** What somebody looks for, without the words around it. */
export const soughtIn = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[?!.,;]/g, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The number of an order in a question. */
export const orderNumberIn = (question: string): string | undefined =>
  /\bOF-\d{4}-\d+\b/i.exec(question)?.[0].toUpperCase();
