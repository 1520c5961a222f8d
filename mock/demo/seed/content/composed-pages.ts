import type { Insert } from '../../../store/row.ts';
import type { CategoryIds } from '../categories.ts';
import { daysBefore } from '../steps.ts';
import { contentRecord } from './content-record.ts';

type Content = Insert<'ManagedContent'>;

interface Season {
  category: string;
  picture: string;
  title: string;
  text: string;
}

/** Categories that a section with a picture introduces, for as long as their season lasts. */
const seasons: Season[] = [
  {
    category: 'sonne',
    picture: 'MCBANNERBILD-SONNE',
    title: 'Welcher Schutz passt zu Ihrer Haut',
    text: 'Je heller die Haut, desto höher der Lichtschutzfaktor. Tragen Sie reichlich auf und nach dem Baden noch einmal.',
  },
  {
    category: 'erkaeltung',
    picture: 'MCBANNERBILD-ERKAELTUNG',
    title: 'Drei Tage kommt sie, drei Tage bleibt sie',
    text: 'Eine Erkältung klingt meist von selbst ab. Bei Fieber über 39 Grad, Atemnot oder starken Schmerzen fragen Sie bitte Ihre Ärztin oder Ihren Arzt.',
  },
];

/** Pages of categories, composed around their list of products (SF-PAGE-03). */
export function categoryPages(categoryIds: CategoryIds, now: Date): Content[] {
  return seasons.map(({ category, picture, title, text }) => {
    const categoryId = categoryIds.get(category);
    const words = { kind: 'text', title, text, alignment: 'left', size: 'small' };
    const introduction = {
      type: 'layout',
      columns: [{ portion: '50%', elements: [words] }],
      background: {
        desktop: { contentKey: picture },
        altText: '',
        bgPosition: 'right center',
        bgSizeOrRepeat: 'cover',
        hasOverlay: true,
      },
    };
    return contentRecord(
      `MCKATEGORIESEITE-${categoryId}`,
      'offizin__category',
      title,
      { categoryId, sections: [introduction, { type: 'products' }] },
      daysBefore(now, 20),
    );
  });
}

const column = (title: string, text: string, link?: { text: string; link: string }) => ({
  portion: '50%',
  elements: [
    { kind: 'text', title, text, alignment: 'left', size: 'small' },
    ...(link ? [{ kind: 'link', ...link }] : []),
  ],
});

/** Pages on the shop's service, composed of sections only. */
export function servicePages(now: Date): Content[] {
  const sections = [
    {
      type: 'layout',
      columns: [
        {
          portion: '66.67%',
          elements: [
            {
              kind: 'text',
              title: 'Am Telefon, montags bis samstags',
              text: 'Von 8 bis 20 Uhr sprechen Sie mit Apothekerinnen und Apothekern, kostenfrei und ohne Warteschleife mit Menü.',
              alignment: 'left',
              size: 'medium',
            },
          ],
        },
      ],
      background: {
        desktop: { contentKey: 'MCGASTBEREICHBILD' },
        altText: '',
        bgPosition: 'right center',
        bgSizeOrRepeat: 'cover',
        hasOverlay: true,
      },
    },
    {
      type: 'layout',
      directions: { desktop: 'row', tablet: 'row', mobile: 'column' },
      columns: [
        column(
          'Wozu Sie uns fragen können',
          '- Wechselwirkungen mit dem, was Sie schon nehmen\n- Dosierung, Anwendung und Aufbewahrung\n- Was in Schwangerschaft und Stillzeit möglich ist\n- Arzneimittel für Kinder',
        ),
        column(
          'Was wir nicht ersetzen',
          'Eine Diagnose stellt Ihre Ärztin oder Ihr Arzt. Im Notfall wählen Sie bitte 112, bei Vergiftungen den Giftnotruf Ihres Bundeslandes.',
          { text: 'Versand und Zahlung', link: '/info/versand-zahlung' },
        ),
      ],
    },
    {
      type: 'form',
      title: 'Schriftlich fragen',
      text: 'Bitte schreiben Sie dazu, was Sie sonst einnehmen. Wir antworten werktags innerhalb eines Tages.',
      action: {
        kind: 'message',
        message: 'Ihre Frage ist bei uns. Wir antworten Ihnen werktags innerhalb eines Tages.',
      },
    },
  ];
  return [
    {
      ...contentRecord(
        'beratung',
        'offizin__service',
        'Pharmazeutische Beratung',
        { sections },
        daysBefore(now, 60),
      ),
      UrlName: 'beratung',
    },
  ];
}
