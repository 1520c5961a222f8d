import { getNavItems as operation } from '#generated/record-data/client.gen.ts';
import { getNavItemsLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import { requireUser } from '../../../model/sessions/require-user.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { viewerOf } from '../viewer.ts';
import { appAnswers, askedApp } from './app-answers.ts';
import { allNavItems } from './visible-apps.ts';

/** Lists the apps that the session may open. */
export const getApps: Handler<'getApps'> = async ({ query }, context) => ({
  status: 200,
  body: tagged({ apps: await appAnswers(query, context) }),
});

/** Describes one app; 404 for one that the session may not open. */
export const getApp: Handler<'getApp'> = async ({ path, query }, context) => ({
  status: 200,
  body: await askedApp(path.appId, query, context),
});

/** Describes the app that opens first; 404 where the session may open none. */
export const getLastSelectedApp: Handler<'getLastSelectedApp'> = async ({ query }, context) => {
  const app = (await appAnswers(query, context)).find(({ selected }) => selected);
  if (!app) throw notFound();
  return { status: 200, body: app };
};

/** Remembers an app as the one opened last on a display of that size. */
export const updateLastSelectedApp: Handler<'updateLastSelectedApp'> = async ({ path, query }, context) => {
  const { store, session } = context;
  const asked = { ...query, userCustomizations: true };
  const { appId: AppDefinitionId } = await askedApp(path.appId, asked, context);
  const where = { UserId: requireUser(session).userId, FormFactor: query.formFactor };
  const known = await store.findOne('UserAppInfo', { where });
  if (known) await store.update<'UserAppInfo'>('UserAppInfo', known.Id, { AppDefinitionId });
  else await store.insert('UserAppInfo', { ...where, AppDefinitionId });
  return { status: 200, body: await askedApp(path.appId, asked, context) };
};

/** Lists the navigation items that the session may use, page by page. */
export const getNavItems: Handler<'getNavItems'> = ({ query }, context) => {
  const {
    formFactor = getNavItemsLimits.formFactor.default,
    page = getNavItemsLimits.page.default,
    pageSize = getNavItemsLimits.pageSize.default,
    navItemNames,
  } = query;
  const usable = allNavItems(context.session, formFactor, viewerOf(context));
  const items = usable.filter(({ developerName }) => navItemNames?.includes(developerName) ?? true);
  const names = navItemNames ? `&navItemNames=${encodeURIComponent(navItemNames.join(','))}` : '';
  const urlOf = (at: number) =>
    `${platformPath(operation)}?formFactor=${formFactor}${names}&page=${at}&pageSize=${pageSize}`;
  const end = (page + 1) * pageSize;
  const body = {
    currentPageUrl: urlOf(page),
    navItems: items.slice(page * pageSize, end),
    nextPageUrl: items.length > end ? urlOf(page + 1) : null,
  };
  return { status: 200, body: tagged(body) };
};
