import type { Store } from '../../store/store.ts';
import { createCatalogue, defaultSeed } from '../catalogue/catalogue.ts';
import { chanceFrom } from '../catalogue/chance.ts';
import { seedCategories } from './categories.ts';
import { seedConnectedApplications } from './connected-applications.ts';
import { seedContents } from './content/seed-contents.ts';
import { seedFeaturedProducts } from './featured-products.ts';
import { seedImportedProducts } from './imported-products.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedPeople } from './people/people-records.ts';
import { seedProductMedia } from './product-media.ts';
import { PRODUCT_OBJECTS, seedProducts } from './products.ts';
import { seedPromotions } from './promotions.ts';
import { seedSales } from './sales/seed-sales.ts';
import { seedSeoTemplates } from './seo-templates.ts';
import { seedCases } from './service/seed-cases.ts';
import { seedShop } from './shop-records.ts';
import type { SeedContext } from './steps.ts';
import { SYSTEM_USER_ID, WEBSTORE_ID } from './well-known-ids.ts';

export interface SeedOptions {
  /** How many packs; all of the hand-written catalogue unless told, and any number more of other importers. */
  products?: number;
  /** The number that prices, stock, PZN and orders follow from. */
  seed?: number;
  /** Told each step as it is done. */
  progress?: (step: string) => void;
  /** The moment the data is made for; orders lie in the two years before it. */
  now?: Date;
}

/** Whether a store has no shop yet; records that mirror definitions do not count. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await store.get('WebStore', WEBSTORE_ID)) === undefined;
}

/**
 * Fills an empty store with the demo shop, in one transaction and in the order in which records depend on each other.
 * The same options write the same records with the same ids.
 */
export async function seed(store: Store, options: SeedOptions = {}): Promise<void> {
  const { products, seed: number = defaultSeed, progress = () => {}, now = new Date() } = options;
  const catalogue = createCatalogue({ seed: number, ...(products === undefined ? {} : { products }) });
  await store.transaction(async (transaction) => {
    const context: SeedContext = { store: transaction.as(SYSTEM_USER_ID), chance: chanceFrom(number), now };
    await seedShop(context);
    await seedPromotions(context);
    await seedSeoTemplates(context);
    progress('Shop, price books, buyer groups and delivery methods');
    const customers = await seedPeople(context);
    await seedConnectedApplications(context);
    progress(`${customers.length} accounts with contacts, users and addresses`);
    const categoryIds = await seedCategories(context, catalogue.categories);
    progress(`${catalogue.categories.length} categories`);
    const seeded = await seedProducts(context, catalogue.lines, categoryIds);
    await seedFeaturedProducts(context, seeded);
    progress(`${seeded.length} packs of ${catalogue.lines.length} products with prices`);
    const contentIds = await seedContents(context, catalogue, categoryIds);
    await seedProductMedia(context, seeded, contentIds);
    progress('Pictures, home page and legal pages');
    const imported = await seedImportedProducts(context, catalogue, categoryIds, progress);
    if (imported > 0) progress(`${imported} packs of other importers`);
    await transaction.refreshStatistics(PRODUCT_OBJECTS);
    const orders = await seedOrders(context, customers, seeded);
    progress(`${orders} orders`);
    progress(`${await seedCases(context)} cases with activities`);
    progress(await seedSales(context, seeded));
  });
}
