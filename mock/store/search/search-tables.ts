import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { isFound } from './records/searched-object.ts';

/** The tables that records of an object are searched in, which grow with it. */
export function searchTables(definition: ObjectDefinition): string[] {
  return [
    ...(definition.apiName === 'Product2' ? ['_search_products', '_search_groups', '_search_words'] : []),
    ...(isFound(definition) ? ['_search_records', '_search_record_words'] : []),
  ];
}
