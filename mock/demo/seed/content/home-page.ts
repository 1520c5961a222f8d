import { collectionsConstants } from '#generated/cms/constants.gen.ts';
import type { BrandKey } from '../../../art/brands/brand-keys.ts';
import { brands } from '../../../art/brands/index.ts';
import type { PackArt } from '../../../art/pack-art.ts';
import type { Insert } from '../../../store/row.ts';
import { brandCategoryKey } from '../../catalogue/categories.ts';
import type { CatalogueLine } from '../../catalogue/products.ts';
import { type CategoryIds, categoryPictureKey } from '../categories.ts';
import { daysBefore } from '../steps.ts';
import { contentRecord, inEachLanguage, pictureRecord } from './content-record.ts';
import { adviceWords, invitationWords, slideWords } from './home-words.ts';

type Content = Insert<'ManagedContent'>;

interface Slide {
  key: keyof typeof slideWords;
  category: string;
  stage: string;
  /** Titles of the lines on the stage, the most important first: small screens show three. */
  lines: string[];
}

const slides: Slide[] = [
  {
    key: 'ERKAELTUNG',
    category: 'erkaeltung',
    stage: '#cfe6dc',
    lines: [
      'Xylometazolin Windrose',
      'Sommerau Hustentee Thymian',
      'Windrose Rachenspray Salbei',
      'Sommerau Thymian-Efeu Hustensaft',
    ],
  },
  {
    key: 'SONNE',
    category: 'sonne',
    stage: '#f6d9b8',
    lines: [
      'Liorelle Sonnenfluid Gesicht LSF 50+',
      'Dermessa Sun Sensitiv LSF 50+',
      'Murmeli Sonnencreme LSF 50+',
      'Liorelle Sonnenspray LSF 30',
      'Liorelle Après Lotion Aloe',
    ],
  },
  {
    key: 'VITAMINE',
    category: 'vitamine',
    stage: '#fbe3a3',
    lines: [
      'Vitalund Vitamin D3',
      'Vitalund Vitamin C Depot',
      'Vitalund Omega 3',
      'Vitalund Selen',
      'Vitalund Multi A-Z',
    ],
  },
];

const topBrands: BrandKey[] = ['vitalund', 'dermessa', 'sommerau', 'murmeli'];

/** Line and pack of the best sellers; none of them needs a prescription (DE-PRESCRIPTION-03). */
const bestSellers: [line: string, pack: number][] = [
  ['Ibuprofen Nordhaus akut', 1],
  ['Xylometazolin Windrose', 0],
  ['Vitalund Vitamin D3', 0],
  ['Dermessa Urea Repair Lotion', 1],
];

const brandContentKey = (brand: BrandKey) => `MCMARKE-${brand.toUpperCase()}`;
const topBrandReferences = topBrands.map((brand) => ({ contentKey: brandContentKey(brand) }));

/** An invitation to ask, on the 12-column grid with words beside what they lead to. */
const adviceSection = ({ title, text, link }: { title: string; text: string; link: string }) => ({
  type: 'layout',
  directions: { desktop: 'row', tablet: 'row', mobile: 'column' },
  columns: [
    {
      portion: '66.67%',
      elements: [
        {
          kind: 'text',
          title,
          text,
          alignment: 'left',
          size: 'medium',
        },
      ],
    },
    {
      portion: '33.33%',
      elements: [{ kind: 'link', text: link, link: '/info/beratung' }],
    },
  ],
});

/** The contents of the home page: slides, guest block, top brands with a collection of them, best sellers (SF-HOME-02). */
export function homePage(lines: CatalogueLine[], categoryIds: CategoryIds, now: Date): Content[] {
  const byTitle = new Map(lines.map((entry) => [entry.line.title, entry]));
  const link = (key: string) => `/category/detail/${categoryIds.get(key)}`;
  const skus = bestSellers.flatMap(([title, at]) => {
    const packs = byTitle.get(title)?.packs;
    const pack = packs && (packs[at] ?? packs[0]);
    return pack ? [`OF-${pack.pzn}`] : [];
  });
  return [
    ...inEachLanguage((language) =>
      contentRecord(
        'MCSTARTSEITE',
        'offizin__home',
        { de: 'Startseite', en: 'Home page' }[language],
        {
          sections: [
            {
              type: 'slideshow',
              showFooter: true,
              slides: slides.map(({ key }) => ({ contentKey: `MCBANNER-${key}` })),
            },
            { type: 'guestBlock', block: { contentKey: 'MCGASTBEREICH' } },
            { type: 'topBrands', brands: topBrandReferences },
            { type: 'bestSellers', skus },
            adviceSection(adviceWords[language]),
          ],
        },
        daysBefore(now, 30),
      ),
    ),
    ...slides.flatMap((slide, place) =>
      slideContents(slide, arts(byTitle, slide.lines), link(slide.category), daysBefore(now, 20 + place)),
    ),
    ...topBrands.map((brand, place) =>
      contentRecord(
        brandContentKey(brand),
        'offizin__brand',
        brands[brand].name,
        {
          name: brands[brand].name,
          link: link(brandCategoryKey(brand)),
          image: { contentKey: categoryPictureKey(brandCategoryKey(brand)) },
        },
        daysBefore(now, 20 + place),
      ),
    ),
    contentRecord(
      'MCSAMMLUNG-MARKEN',
      collectionsConstants.collectionType,
      'Beliebte Marken',
      { items: topBrandReferences },
      daysBefore(now, 20),
    ),
    ...guestBlock(
      arts(byTitle, [
        'Ibuprofen Nordhaus akut',
        'Sommerau Passionsblume Tropfen',
        'Dermessa Urea Repair Lotion',
      ]),
      daysBefore(now, 40),
    ),
  ];
}

function arts(byTitle: Map<string, CatalogueLine>, titles: string[]): PackArt[] {
  return titles.flatMap((title) => byTitle.get(title)?.packs[0].art ?? []);
}

function slideContents(slide: Slide, packs: PackArt[], buttonLink: string, published: string): Content[] {
  const imageKey = `MCBANNERBILD-${slide.key}`;
  const { stage } = slide;
  const says = slideWords[slide.key];
  const { title } = says.de;
  return [
    ...inEachLanguage((language) => {
      const { title: name, ...words } = says[language];
      const body = { ...words, buttonLink, image: { contentKey: imageKey } };
      return contentRecord(`MCBANNER-${slide.key}`, 'offizin__banner', name, body, published);
    }),
    pictureRecord(imageKey, `Bild ${title}`, '', { kind: 'banner', stage, packs, label: title }, published),
  ];
}

function guestBlock(packs: PackArt[], published: string): Content[] {
  return [
    ...inEachLanguage((language) => {
      const { name, ...words } = invitationWords[language];
      const body = {
        ...words,
        buttonLink: '/login',
        alignment: 'left',
        size: 'medium',
        image: { contentKey: 'MCGASTBEREICHBILD' },
      };
      return contentRecord('MCGASTBEREICH', 'offizin__guestBlock', name, body, published);
    }),
    pictureRecord(
      'MCGASTBEREICHBILD',
      'Verkaufsraum',
      '',
      { kind: 'counter', packs, label: 'Verkaufsraum einer Apotheke' },
      published,
    ),
  ];
}
