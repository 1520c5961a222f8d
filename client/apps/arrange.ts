import {
  getApp,
  getApps,
  getLastSelectedApp,
  getUserNavItems,
  updateUserNavItems,
} from '#generated/record-data/client.gen.ts';
import { refetchOnce } from '../cache/invalidate.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { appNavItems } from '../records/apps.ts';
import type { App, NavItem } from '../records/types.ts';

type Named = Input<'updateUserNavItems'>['body']['navItems'][number];

/** An app with its navigation, as the app has it and as the user has arranged it. */
export type ArrangedApp = Pick<App, 'appId' | 'navItems' | 'userNavItems'>;

/**
 * Makes a user's own navigation of an app consist of these items in this order. No items at all bring the app's own
 * navigation back. Of the items that neither of the two has, the platform takes one in a request; where it refuses one,
 * the navigation is put back as it was.
 *
 * @throws FetchError where the platform refuses the navigation
 */
export async function arrangeNavItems(
  platform: Platform,
  app: ArrangedApp,
  wanted: readonly NavItem[],
): Promise<void> {
  if (namesOf(wanted).join() === namesOf(app.userNavItems).join()) return;
  await refetchOnce(platform.queryClient, async () => {
    const further = wanted.filter((item) => !idsOf(app).has(item.developerName)).slice(0, -1);
    const ids = await addOneByOne(platform, app, further);
    await put(platform, app, wanted.map(nameBy(ids))).catch(async (error) => {
      if (further.length > 0) await putBack(platform, app);
      throw error;
    });
    await platform.invalidate(getApps, getApp, getLastSelectedApp, getUserNavItems);
  });
}

/** Adds items behind those that there are, and answers the ids by which all of them are named then. */
async function addOneByOne(platform: Platform, app: ArrangedApp, further: readonly NavItem[]) {
  let ids = idsOf(app);
  let items = appNavItems(app);
  try {
    for (const item of further) {
      const { navItems } = await put(platform, app, [...items, item].map(nameBy(ids)));
      items = navItems;
      ids = new Map([...ids, ...entriesOf(navItems)]);
    }
  } catch (error) {
    await putBack(platform, app);
    throw error;
  }
  return ids;
}

function put(platform: Platform, { appId = '' }: ArrangedApp, navItems: Named[]) {
  return platform.write(updateUserNavItems, { path: { appId }, body: { navItems } });
}

async function putBack(platform: Platform, app: ArrangedApp): Promise<void> {
  const before = app.userNavItems.map(nameBy(idsOf(app)));
  // The refusal that led here is what the caller is told.
  await put(platform, app, before).catch(() => undefined);
}

/** Names an item by the id that it has in the navigation, a further one by its page. */
const nameBy =
  (ids: ReadonlyMap<string, string | null>) =>
  ({ developerName, id, pageReference }: NavItem): Named => {
    const known = ids.get(developerName);
    if (known || !pageReference) return { id: known ?? id };
    const { attributes = {}, state = {}, type = '' } = pageReference;
    return { pageReference: { attributes, state, type } };
  };

const idsOf = ({ navItems, userNavItems }: ArrangedApp) =>
  new Map([...entriesOf(navItems), ...entriesOf(userNavItems)]);

const entriesOf = (items: readonly NavItem[]) =>
  items.map(({ developerName, id }) => [developerName, id] as const);

const namesOf = (items: readonly NavItem[]) => items.map(({ developerName }) => developerName);
