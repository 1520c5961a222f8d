import type { BrandKey } from '../../art/brands/index.ts';
import { brandKeys, brands } from '../../art/brands/index.ts';
import type { PackArt } from '../../art/pack-art.ts';
import { brandCategoryKey, brandsKey, type Category } from '../../catalogue/categories.ts';
import type { CatalogueLine } from '../../catalogue/products.ts';
import type { Insert } from '../../store/row.ts';
import { categoryPictureKey } from '../categories.ts';
import { isMedicine, leafletKey, packPictureKey } from '../product-records.ts';
import { pictureRecord } from './content-record.ts';

type Content = Insert<'ManagedContent'>;

/** The pictures of all packs and the leaflets of all medicines. */
export function productPictures(lines: CatalogueLine[], published: string): Content[] {
  return lines.flatMap((entry) => [
    ...entry.packs.map(({ pzn, name, variant, art }) =>
      pictureRecord(
        packPictureKey(pzn),
        `${name}, ${variant}`,
        `Packung ${name}, ${variant}`,
        { kind: 'package', art },
        published,
      ),
    ),
    ...(isMedicine(entry.line.regulatoryClass) ? [leaflet(entry, published)] : []),
  ]);
}

function leaflet(entry: CatalogueLine, published: string): Content {
  const { line, manufacturer, texts, packs } = entry;
  const name = packs[0].name;
  return pictureRecord(
    leafletKey(entry),
    `Packungsbeilage ${name}`,
    `Packungsbeilage ${name}`,
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
  return categories.map(({ key, name, brand }, index) => {
    const keys = new Set(within(key));
    const packs = showcase(lines.filter(({ line }) => belongsTo(line, keys)));
    const picture = brand
      ? ({ kind: 'brand-tile', brand, packs } as const)
      : ({ kind: 'category', packs, tint: tints[index % tints.length] ?? tints[0], label: name } as const);
    return pictureRecord(
      categoryPictureKey(key),
      name,
      brand ? `Packungen der Marke ${name}` : `Produkte aus ${name}`,
      picture,
      published,
    );
  });
}

function belongsTo(line: CatalogueLine['line'], keys: Set<string>): boolean {
  if (keys.has(brandsKey)) return true;
  return line.categories.some((key) => keys.has(key)) || keys.has(brandCategoryKey(line.brand));
}

/** Up to three packages that look good beside each other: of different containers where there are any. */
export function showcase(lines: CatalogueLine[]): PackArt[] {
  const chosen: PackArt[] = [];
  const rest: PackArt[] = [];
  for (const { packs } of lines) {
    const { art } = packs[Math.min(1, packs.length - 1)] ?? packs[0];
    const isNew = !chosen.some(
      ({ container, brand, tone }) =>
        container === art.container || (brand === art.brand && tone === art.tone),
    );
    (isNew && chosen.length < 3 ? chosen : rest).push(art);
  }
  return [...chosen, ...rest].slice(0, 3);
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
