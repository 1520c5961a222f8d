import { getUserNavItems as operation } from '#generated/record-data/client.gen.ts';
import { getUserNavItemsLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { requireUser } from '../../../model/sessions/require-user.ts';
import type { Store } from '../../../store/store.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { insufficientAccess } from '../faults.ts';
import { viewerOf } from '../viewer.ts';
import { askedApp } from './app-answers.ts';
import { allNavItems } from './visible-apps.ts';
import { wantedNames } from './wanted-nav-items.ts';

const { default: LARGE } = getUserNavItemsLimits.formFactor;

/** Lists what the user has put into an app. */
export const getUserNavItems: Handler<'getUserNavItems'> = async ({ path, query }, context) => {
  const app = await askedApp(path.appId, { ...query, userCustomizations: true }, context);
  return { status: 200, body: navItemsOf(app, query.formFactor) };
};

/** Makes the user's own navigation of an app consist of the items named, in their order. */
export const updateUserNavItems: Handler<'updateUserNavItems'> = async ({ path, body }, context) => {
  const query = { formFactor: LARGE, userCustomizations: true };
  const app = await askedApp(path.appId, query, context);
  if (app.isNavPersonalizationDisabled) throw insufficientAccess();
  const usable = allNavItems(context.session, LARGE, viewerOf(context));
  const names = wantedNames(body.navItems, [...app.userNavItems, ...usable]);
  await arrange(context.store, { app, names, userId: requireUser(context.session).userId });
  return { status: 200, body: navItemsOf(await askedApp(path.appId, query, context), LARGE) };
};

function navItemsOf({ appId, userNavItems }: Schemas['App'], formFactor: string): Schemas['NavItemsPage'] {
  const currentPageUrl = `${platformPath(operation, { appId })}?formFactor=${formFactor}`;
  return tagged({ currentPageUrl, navItems: userNavItems, nextPageUrl: null });
}

interface Arrangement {
  readonly app: Schemas['App'];
  /** Developer names of the items in their order. */
  readonly names: readonly string[];
  readonly userId: string;
}

async function arrange(store: Store, { app, names, userId }: Arrangement): Promise<void> {
  const own = { UserId__c: userId, AppName__c: app.developerName };
  const known = await store.find('UserNavItem__c', { where: own });
  const byName = new Map(known.map((row) => [row.NavItemName__c, row.Id]));
  for (const { Id, NavItemName__c } of known)
    if (!names.includes(NavItemName__c)) await store.delete('UserNavItem__c', Id);
  for (const [Position__c, NavItemName__c] of names.entries()) {
    const id = byName.get(NavItemName__c);
    if (id) await store.update<'UserNavItem__c'>('UserNavItem__c', id, { Position__c });
    else await store.insert('UserNavItem__c', { ...own, NavItemName__c, Position__c });
  }
}
