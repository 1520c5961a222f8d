import type { SeededProduct } from '../products.ts';
import type { SeedContext } from '../steps.ts';
import { seedAssets } from './seed-assets.ts';
import { seedCampaigns } from './seed-campaigns.ts';
import { seedDuplicates } from './seed-duplicates.ts';
import { seedLeads } from './seed-leads.ts';
import { seedOpportunities } from './seed-opportunities.ts';
import { seedWork } from './seed-work.ts';

/** Writes how practices, homes and companies are won and supplied, and what they and others use. */
export async function seedSales(context: SeedContext, products: readonly SeededProduct[]): Promise<string> {
  const converted = await seedLeads(context);
  await seedCampaigns(context, converted);
  const opportunities = await seedOpportunities(context, converted);
  await seedWork(context, converted);
  await seedDuplicates(context);
  const assets = await seedAssets(context, products);
  return `${opportunities} opportunities with leads, campaigns and contracts, ${assets} devices`;
}
