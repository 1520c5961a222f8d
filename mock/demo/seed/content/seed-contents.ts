import type { SeedCatalogue } from '../../catalogue/catalogue.ts';
import type { CategoryIds } from '../categories.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import { categoryPages, servicePages } from './composed-pages.ts';
import { type Content, pictureRecord } from './content-record.ts';
import { homePage } from './home-page.ts';
import { legalPages } from './pages.ts';
import { brandLogos, categoryPictures, productPictures } from './product-pictures.ts';

/** The day that pictures were published on. */
export const pictureDay = ({ now }: SeedContext): string => daysBefore(now, 90);

/** Writes all managed content: pictures, home page and legal pages. Answers the ids of the German ones by content key. */
export function seedContents(
  context: SeedContext,
  { lines, categories }: SeedCatalogue,
  categoryIds: CategoryIds,
): Promise<ReadonlyMap<string, string>> {
  const { now } = context;
  const published = pictureDay(context);
  return writeContents(context, [
    ...productPictures(lines, published),
    ...categoryPictures(categories, lines, published),
    ...brandLogos(published),
    pictureRecord('MCLOGO', 'Logo', 'Offizin', { kind: 'shop-logo' }, published),
    pictureRecord('MCFAVICON', 'Symbol', 'Offizin', { kind: 'favicon' }, published),
    ...homePage(lines, categoryIds, now),
    ...categoryPages(categoryIds, now),
    ...servicePages(now),
    ...legalPages(now),
  ]);
}

/** Writes contents; answers the ids of the German ones by content key. */
export async function writeContents(
  { store }: SeedContext,
  contents: readonly Content[],
): Promise<ReadonlyMap<string, string>> {
  const ids = await store.insertMany('ManagedContent', contents);
  return new Map(
    contents.flatMap(({ ContentKey, Language }, index) =>
      Language === 'de' ? [[ContentKey, ids[index] ?? '']] : [],
    ),
  );
}
