import type { components } from '#generated/commerce/types.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { facetNames } from './facet-values.ts';

const MOST_FACETS = 9;
const MOST_VALUES = 20;

/** Chosen values by facet. Values of one facet widen, facets narrow. */
export type Refinements = ReadonlyMap<string, ReadonlySet<string>>;

/** Values of one facet as a request names them. */
export type Refinement = components['schemas']['DistinctValueRefinementInput'];

/**
 * Refinements from the Base64 text of their JSON list.
 *
 * @throws PlatformFault 400 for a text that is none
 */
export function decodeRefinements(encoded: string): Refinement[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    if (Array.isArray(list) && list.every(isRefinement)) return list;
  } catch {
    // Falls through to the refusal, as text that decodes to something else does.
  }
  throw refusal('Refinements are a JSON list of facets with their values, as Base64.');
}

function isRefinement(value: unknown): value is Refinement {
  const { nameOrId, values } = (value ?? {}) as { nameOrId?: unknown; values?: unknown };
  return (
    typeof nameOrId === 'string' && Array.isArray(values) && values.every((one) => typeof one === 'string')
  );
}

/**
 * Reads refinements; several of one facet count as one.
 *
 * @throws PlatformFault 400 for an unknown facet, or more facets or values than the platform reads
 */
export function readRefinements(asked: readonly Refinement[]): Refinements {
  const refinements = new Map<string, Set<string>>();
  const known = facetNames();
  for (const { nameOrId: facet, values } of asked) {
    if (!known.includes(facet)) throw refusal(`There is no facet ${facet}.`);
    const chosen = refinements.get(facet) ?? new Set();
    for (const value of values) chosen.add(value);
    refinements.set(facet, chosen);
  }
  if (refinements.size > MOST_FACETS) throw refusal(`At most ${MOST_FACETS} facets can be refined at once.`);
  for (const [facet, values] of refinements) {
    if (values.size > MOST_VALUES) throw refusal(`At most ${MOST_VALUES} values can be chosen of ${facet}.`);
  }
  return refinements;
}

function refusal(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_REFINEMENT', message);
}
