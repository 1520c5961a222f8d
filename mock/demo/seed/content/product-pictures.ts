import type { BrandKey } from '../../../art/brands/brand-keys.ts';
import { brandKeys } from '../../../art/brands/brand-keys.ts';
import { brands } from '../../../art/brands/index.ts';
import type { Container, PackArt } from '../../../art/pack-art.ts';
import { brandCategoryKey, brandsKey, type Category, englishCategories } from '../../catalogue/categories.ts';
import type { CatalogueLine, CataloguePack } from '../../catalogue/products.ts';
import { categoryPictureKey } from '../categories.ts';
import { isMedicine, leafletKey, packPictureKey } from '../product-records.ts';
import { type Content, pictureRecord, pictureRecords } from './content-record.ts';

/** The pictures of all packs and the leaflets of all medicines. */
export function productPictures(lines: CatalogueLine[], published: string): Content[] {
  return lines.flatMap((entry) => [
    ...entry.packs.flatMap((pack) => inLanguagesOf(entry, packPicture(pack, published))),
    ...(isMedicine(entry.line.regulatoryClass) ? inLanguagesOf(entry, leaflet(entry, published)) : []),
  ]);
}

/** What other importers bring is German alone. */
const inLanguagesOf = ({ englishTexts }: CatalogueLine, records: Content[]): Content[] =>
  englishTexts ? records : records.filter(({ Language }) => Language === 'de');

function packPicture({ pzn, name, variant, english, art }: CataloguePack, published: string): Content[] {
  const says = {
    de: { title: `${name}, ${variant}`, altText: `Packung ${name}, ${variant}` },
    en: { title: `${name}, ${english.variant}`, altText: `Pack of ${name}, ${english.variant}` },
  };
  return pictureRecords(packPictureKey(pzn), says, { kind: 'package', art }, published);
}

function leaflet(entry: CatalogueLine, published: string): Content[] {
  const { line, manufacturer, texts, packs } = entry;
  const name = packs[0].name;
  const titled = (title: string) => ({ title, altText: title });
  return pictureRecords(
    leafletKey(entry),
    { de: titled(`Packungsbeilage ${name}`), en: titled(`Package leaflet of ${name}`) },
    {
      kind: 'leaflet',
      title: name,
      form: line.printed,
      ingredient: line.ingredient,
      claim: line.claim,
      usage: texts.usage,
      notes: texts.notes,
      manufacturer,
      sizes: packs.map(({ variant }) => variant),
    },
    published,
  );
}

const tints = ['#dcebe4', '#e4ecf5', '#f5ead9', '#f3e3e6', '#ebe6f4', '#e6efd9'] as const;

/** A picture for each category and brand: three packages of different lines that stand in it. */
export function categoryPictures(
  categories: Category[],
  lines: CatalogueLine[],
  published: string,
): Content[] {
  const children = Map.groupBy(categories, ({ parentKey }) => parentKey);
  const within = (key: string): string[] => [
    key,
    ...(children.get(key) ?? []).flatMap((child) => within(child.key)),
  ];
  const english = new Map(englishCategories().map(({ key, name }) => [key, name]));
  return categories.flatMap(({ key, name, brand }, index) => {
    const keys = new Set(within(key));
    const packs = showcase(
      lines
        .filter(({ line }) => belonging(line, keys) > 0)
        .toSorted((a, b) => belonging(b.line, keys) - belonging(a.line, keys)),
    );
    const picture = brand
      ? ({ kind: 'brand-tile', brand, packs } as const)
      : ({ kind: 'category', packs, tint: tints[index % tints.length] ?? tints[0], label: name } as const);
    const said = english.get(key) ?? name;
    const isEmpty = packs.length === 0;
    const says = {
      de: {
        title: name,
        altText: isEmpty ? name : `${brand ? 'Packungen der Marke' : 'Produkte aus'} ${name}`,
      },
      en: { title: said, altText: isEmpty ? said : `${brand ? 'Packs of' : 'Products of'} ${said}` },
    };
    return pictureRecords(categoryPictureKey(key), says, picture, published);
  });
}

/** How well a line stands for the categories: 2 at home there, 1 also there, 0 not there. */
function belonging(line: CatalogueLine['line'], keys: Set<string>): number {
  if (keys.has(line.categories[0]) || keys.has(brandsKey) || keys.has(brandCategoryKey(line.brand))) return 2;
  return line.categories.some((key) => keys.has(key)) ? 1 : 0;
}

const wide: Container[] = ['box', 'blister', 'gel'];

/**
 * Up to three packages that look good beside each other: of different containers, only one of them wide.
 * Prescription medicines are not shown off (DE-PRESCRIPTION-04).
 */
function showcase(lines: CatalogueLine[]): PackArt[] {
  const arts = lines
    .filter(({ line }) => line.regulatoryClass !== 'verschreibungspflichtig')
    .map(({ packs }) => (packs[1] ?? packs[0]).art);
  const chosen: PackArt[] = [];
  for (const art of arts) {
    const isWide = wide.includes(art.container);
    const fits = chosen.every(
      ({ container, brand, tone }) =>
        container !== art.container &&
        !(isWide && wide.includes(container)) &&
        !(brand === art.brand && tone === art.tone),
    );
    if (fits) chosen.push(art);
  }
  return [...new Set([...chosen, ...arts])].slice(0, 3);
}

/** The logos of the brands. */
export function brandLogos(published: string): Content[] {
  return brandKeys.map((brand: BrandKey) =>
    pictureRecord(
      `MCLOGO-${brand.toUpperCase()}`,
      `Logo ${brands[brand].name}`,
      brands[brand].name,
      { kind: 'brand-logo', brand },
      published,
    ),
  );
}
