import type { SeedCatalogue } from '../catalogue/catalogue.ts';
import type { CatalogueLine } from '../catalogue/products.ts';
import { paceOf } from '../pace.ts';
import type { CategoryIds } from './categories.ts';
import { productPictures } from './content/product-pictures.ts';
import { pictureDay, writeContents } from './content/seed-contents.ts';
import { seedProductMedia } from './product-media.ts';
import { seedProducts } from './products.ts';
import type { SeedContext } from './steps.ts';

const LINES_AT_ONCE = 2_000;
const TOLD_EVERY_MS = 10_000;

/**
 * Writes what other importers bring, with prices, categories and pictures, lot by lot: so large a catalogue as this may
 * be is never in memory as a whole. Answers how many packs there were.
 */
export async function seedImportedProducts(
  context: SeedContext,
  { imported, importedPacks }: SeedCatalogue,
  categoryIds: CategoryIds,
  progress: (step: string) => void,
): Promise<number> {
  const begin = performance.now();
  let toldAt = begin;
  let done = 0;
  for (const lines of lotsOf(imported)) {
    const products = await seedProducts(context, lines, categoryIds, 'assigned');
    const pictures = productPictures(lines, pictureDay(context));
    await seedProductMedia(context, products, await writeContents(context, pictures));
    done += products.length;
    const now = performance.now();
    if (now - toldAt < TOLD_EVERY_MS) continue;
    toldAt = now;
    progress(
      `${done} of ${importedPacks} imported packs, ${paceOf(done, done / importedPacks, now - begin)}`,
    );
  }
  return done;
}

function* lotsOf(lines: Iterable<CatalogueLine>): Generator<CatalogueLine[]> {
  let lot: CatalogueLine[] = [];
  for (const line of lines) {
    lot.push(line);
    if (lot.length < LINES_AT_ONCE) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}
