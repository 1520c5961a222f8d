import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import { facetColumn, withValues } from './facet-columns.ts';
import { FACET_NAMES } from './facet-values.ts';

const MOST_FACETS = 9;
const MOST_VALUES = 20;

/** Chosen values by facet. Values of one facet widen, facets narrow. */
export type Refinements = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads refinements of the form `nameOrId:value`.
 *
 * @throws PlatformFault 400 for an unknown facet, or more facets or values than the platform reads
 */
export function readRefinements(texts: readonly string[]): Refinements {
  const refinements = new Map<string, Set<string>>();
  for (const text of texts) {
    const colon = text.indexOf(':');
    const facet = text.slice(0, colon);
    if (!FACET_NAMES.includes(facet)) throw refusal(`There is no facet ${facet}.`);
    refinements.set(facet, (refinements.get(facet) ?? new Set()).add(text.slice(colon + 1)));
  }
  if (refinements.size > MOST_FACETS) throw refusal(`At most ${MOST_FACETS} facets can be refined at once.`);
  for (const [facet, values] of refinements) {
    if (values.size > MOST_VALUES) throw refusal(`At most ${MOST_VALUES} values can be chosen of ${facet}.`);
  }
  return refinements;
}

/** Those of the positions whose entries obey all refinements, or all but those of one facet. */
export function refine(
  catalogue: Catalogue,
  hits: Uint32Array,
  refinements: Refinements,
  except?: string,
): Uint32Array {
  return [...refinements]
    .filter(([facet]) => facet !== except)
    .reduce((left, [facet, chosen]) => withValues(facetColumn(catalogue, facet), left, chosen), hits);
}

function refusal(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_REFINEMENT', message);
}
