import { searchConstants } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { viewerOf } from '../viewer.ts';
import { filterOptions, labelMatches } from './filter-options.ts';
import { findSearchFilter, searchFilters } from './search-filters.ts';
import { searchableObject } from './searched-objects.ts';

/** Lists the filters by which a search of an object can be narrowed. */
export const getSearchFilterMetadata: Handler<'getSearchFilterMetadata'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = searchableObject(path.objectApiName, viewer);
  const body = {
    channel: query.channel ?? null,
    configurationName: query.configurationName ?? searchConstants.defaultConfigurationName,
    filters: searchFilters(definition, viewer),
    objectApiName: definition.apiName,
  };
  return { status: 200, body: tagged(body) };
};

/** Lists the values that a filter offers, all or those whose label holds the words asked for. */
export const getSearchFilterOptions: Handler<'getSearchFilterOptions'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = searchableObject(path.objectApiName, viewer);
  const filter = findSearchFilter(definition, path.filterApiName, viewer);
  if (!filter) throw notFound();
  const all = await filterOptions(context.store, definition, filter, viewer);
  const matching = all.filter(({ label }) => labelMatches(label, query.q ?? ''));
  const body = {
    filterApiName: filter[0],
    hasMore: matching.length > searchConstants.filterOptionsMaximum,
    objectApiName: definition.apiName,
    options: matching.slice(0, searchConstants.filterOptionsMaximum),
  };
  return { status: 200, body: tagged(body) };
};
