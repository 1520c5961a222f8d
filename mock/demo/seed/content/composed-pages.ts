import type { Insert } from '../../../store/row.ts';
import { type CategoryIds, categoryPictureKey } from '../categories.ts';
import { daysBefore } from '../steps.ts';
import { contentRecord, inEachLanguage, type Said } from './content-record.ts';

type Content = Insert<'ManagedContent'>;

interface Season {
  category: string;
  picture: string;
  says: Said<{ title: string; text: string }>;
}

/** Categories that a section with a picture introduces, for as long as their season lasts. */
const seasons: Season[] = [
  {
    category: 'sonne',
    picture: 'MCBANNERBILD-SONNE',
    says: {
      de: {
        title: 'Welcher Schutz passt zu Ihrer Haut',
        text: 'Je heller die Haut, desto höher der Lichtschutzfaktor. Tragen Sie reichlich auf und nach dem Baden noch einmal.',
      },
      en: {
        title: 'Which protection suits your skin',
        text: 'The fairer the skin, the higher the sun protection factor. Use plenty, and once more after a swim.',
      },
    },
  },
  {
    category: 'erkaeltung',
    picture: 'MCBANNERBILD-ERKAELTUNG',
    says: {
      de: {
        title: 'Drei Tage kommt sie, drei Tage bleibt sie',
        text: 'Eine Erkältung klingt meist von selbst ab. Bei Fieber über 39 Grad, Atemnot oder starken Schmerzen fragen Sie bitte Ihre Ärztin oder Ihren Arzt.',
      },
      en: {
        title: 'Three days coming, three days staying',
        text: 'A cold mostly goes away by itself. With a fever above 39 degrees, shortness of breath or severe pain please ask your doctor.',
      },
    },
  },
];

/** Pages of categories: their list of products, which people come for, and advice below it (SF-PAGE-03). */
export function categoryPages(categoryIds: CategoryIds, now: Date): Content[] {
  return seasons.flatMap(({ category, picture, says }) => {
    const categoryId = categoryIds.get(category);
    return inEachLanguage((language) => {
      const { title, text } = says[language];
      const advice = {
        type: 'layout',
        columns: [{ portion: '50%', elements: [words(title, text)] }],
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
        { categoryId, sections: [{ type: 'products' }, advice] },
        daysBefore(now, 20),
      );
    });
  });
}

const third = (...elements: object[]) => ({ portion: '33.33%', elements });

const words = (title: string, text: string) => ({
  kind: 'text',
  title,
  text,
  alignment: 'left',
  size: 'small',
});

interface ServiceWords {
  title: string;
  phone: { title: string; text: string };
  ask: { title: string; text: string };
  limits: { title: string; text: string; link: string };
  form: { title: string; text: string; message: string };
}

const service: Said<ServiceWords> = {
  de: {
    title: 'Pharmazeutische Beratung',
    phone: {
      title: 'Am Telefon, montags bis samstags',
      text: 'Von 8 bis 20 Uhr sprechen Sie mit Apothekerinnen und Apothekern, kostenfrei und ohne Warteschleife mit Menü.',
    },
    ask: {
      title: 'Wozu Sie uns fragen können',
      text: '- Wechselwirkungen mit dem, was Sie schon nehmen\n- Dosierung, Anwendung und Aufbewahrung\n- Was in Schwangerschaft und Stillzeit möglich ist\n- Arzneimittel für Kinder',
    },
    limits: {
      title: 'Was wir nicht ersetzen',
      text: 'Eine Diagnose stellt Ihre Ärztin oder Ihr Arzt. Im Notfall wählen Sie bitte 112, bei Vergiftungen den Giftnotruf Ihres Bundeslandes.',
      link: 'Versand und Zahlung',
    },
    form: {
      title: 'Schriftlich fragen',
      text: 'Bitte schreiben Sie dazu, was Sie sonst einnehmen. Wir antworten werktags innerhalb eines Tages.',
      message: 'Ihre Frage ist bei uns. Wir antworten Ihnen werktags innerhalb eines Tages.',
    },
  },
  en: {
    title: 'Advice by pharmacists',
    phone: {
      title: 'By phone, Monday to Saturday',
      text: 'From 8 am to 8 pm you speak to pharmacists, free of charge and without a menu to press through.',
    },
    ask: {
      title: 'What you can ask us',
      text: '- Interactions with what you take already\n- Dosage, use and storage\n- What is possible while pregnant or breastfeeding\n- Medicines for children',
    },
    limits: {
      title: 'What we do not replace',
      text: 'A diagnosis is for your doctor to make. In an emergency please call 112, and with poisoning the poison control centre of your state.',
      link: 'Delivery and payment',
    },
    form: {
      title: 'Ask in writing',
      text: 'Please add what else you take. We answer within a day on working days.',
      message: 'Your question has reached us. We answer within a day on working days.',
    },
  },
};

/** Pages on the shop's service, composed of sections only. */
export function servicePages(now: Date): Content[] {
  return inEachLanguage((language) => ({
    ...contentRecord(
      'beratung',
      'offizin__service',
      service[language].title,
      { sections: serviceSections(service[language]) },
      daysBefore(now, 60),
    ),
    UrlName: 'beratung',
  }));
}

function serviceSections({ phone, ask, limits, form }: ServiceWords): object[] {
  return [
    {
      type: 'layout',
      columns: [
        { portion: '66.67%', elements: [{ kind: 'text', ...phone, alignment: 'left', size: 'medium' }] },
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
        third(words(ask.title, ask.text)),
        third(words(limits.title, limits.text), {
          kind: 'link',
          text: limits.link,
          link: '/info/versand-zahlung',
        }),
        // What is on it says its own content.
        third({ kind: 'picture', image: { contentKey: categoryPictureKey('erkaeltung') } }),
      ],
    },
    {
      type: 'form',
      title: form.title,
      text: form.text,
      action: { kind: 'message', message: form.message },
    },
  ];
}
