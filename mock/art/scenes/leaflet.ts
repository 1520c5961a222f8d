import { rect, svgDocument } from '../svg/elements.ts';
import type { Typeface } from '../text/typefaces.ts';
import type { Paragraph } from '../text/typeset.ts';
import { typeset } from '../text/typeset.ts';

/** What a package leaflet says. */
export interface LeafletArt {
  title: string;
  form: string;
  ingredient: string;
  claim: string;
  usage: string;
  notes: string;
  manufacturer: string;
  sizes: string[];
}

const width = 794;
const height = 1123;
const margin = 72;
const ink = '#16211d';
const text: Typeface = { family: 'figtree', weight: 400 };
const strong: Typeface = { family: 'figtree', weight: 700 };

/** One sheet of A4 with the sections that German leaflets have. */
export function leaflet({
  title,
  form,
  ingredient,
  claim,
  usage,
  notes,
  manufacturer,
  sizes,
}: LeafletArt): string {
  const sections: [heading: string, body: string][] = [
    [
      `1. Was ist ${title} und wofür wird es angewendet?`,
      `${title}, ${form}, enthält als Wirkstoff ${ingredient}. Anwendungsgebiet: ${claim}.`,
    ],
    [`2. Was sollten Sie vor der Anwendung von ${title} beachten?`, notes],
    [`3. Wie ist ${title} anzuwenden?`, usage],
    [
      '4. Welche Nebenwirkungen sind möglich?',
      'Wie alle Arzneimittel kann auch dieses Arzneimittel Nebenwirkungen haben, die aber nicht bei jedem auftreten müssen. Wenn Sie Nebenwirkungen bemerken, wenden Sie sich an Ihre Ärztin, Ihren Arzt oder an Ihre Apotheke.',
    ],
    [
      '5. Wie ist es aufzubewahren?',
      'Für Kinder unzugänglich aufbewahren. Nicht über 25 °C lagern und nach dem Verfalldatum nicht mehr anwenden. Arzneimittel gehören nicht in das Abwasser.',
    ],
    [
      '6. Inhalt der Packung und weitere Informationen',
      `Erhältlich in: ${sizes.join('; ')}. Pharmazeutischer Unternehmer: ${manufacturer}.`,
    ],
  ];
  const paragraphs: Paragraph[] = [
    { text: 'Gebrauchsinformation: Information für Anwender', face: text, size: 15, fill: '#4c5a54' },
    { text: title, face: strong, size: 32, fill: ink, gap: 14, lines: 2 },
    { text: `${form} mit ${ingredient}`, face: text, size: 16, fill: ink, gap: 10, lines: 2 },
    ...sections.flatMap(([heading, body]): Paragraph[] => [
      { text: heading, face: strong, size: 15, fill: '#0a6b50', gap: 26, lines: 2 },
      { text: body, face: text, size: 14, fill: ink, gap: 9, lines: 12, leading: 1.5 },
    ]),
    {
      text: 'Erfundenes Arzneimittel eines Beispielshops. Kein Ersatz für eine echte Packungsbeilage.',
      face: text,
      size: 12,
      fill: '#4c5a54',
      gap: 30,
      lines: 2,
    },
  ];
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, { fill: '#ffffff' }) + typeset(paragraphs, box).svg,
    `Packungsbeilage ${title}`,
  );
}
