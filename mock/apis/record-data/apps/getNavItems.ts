import { getNavItems as operation } from '#generated/record-data/client.gen.ts';
import { getNavItemsLimits } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { allNavItems } from './visible-apps.ts';

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
    `${operation.path}?formFactor=${formFactor}${names}&page=${at}&pageSize=${pageSize}`;
  const end = (page + 1) * pageSize;
  const body = {
    currentPageUrl: urlOf(page),
    navItems: items.slice(page * pageSize, end),
    nextPageUrl: items.length > end ? urlOf(page + 1) : null,
  };
  return { status: 200, body: tagged(body) };
};
