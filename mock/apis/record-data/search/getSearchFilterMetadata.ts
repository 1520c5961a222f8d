import { searchConstants } from '#generated/record-data/constants.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { viewerOf } from '../viewer.ts';
import { searchFilters } from './search-filters.ts';
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
