import { columnFor } from '../../../model/metadata/columns.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { findVisibleField } from '../../../model/metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { listPath } from '../selection/requested-fields.ts';

type SortBy = Schemas['SearchSortBy'] | undefined;

/** The fields of an order, a leading minus meaning descending; none when the best are to come first. */
export function orderTerms(sortBy: SortBy): string[] {
  return [sortBy ?? []].flat().filter((name) => name.trim() !== '');
}

/** The order as an answer describes it. */
export function orderInfos(
  definition: ObjectDefinition,
  sortBy: SortBy,
  viewer: Viewer,
): Schemas['ListOrderByInfo'][] {
  return orderTerms(sortBy).map((term) => {
    const path = listPath(definition, term.replace(/^-/, ''));
    const [name] = (path.length === 1 && findVisibleField(definition, path[0] ?? '')) || [];
    return {
      fieldApiName: path.join('.'),
      isAscending: !term.startsWith('-'),
      label: name ? columnFor(definition, name, viewer).label : null,
    };
  });
}
