import type { components } from '#generated/commerce/types.gen.ts';

type Refinement = components['schemas']['DistinctValueRefinementInput'];

/**
 * Refinements of a search as its parameter carries them: a JSON list in Base64.
 *
 * @param refinements each `nameOrId:value`; values of the same facet are taken together
 */
export function encodeRefinements(refinements: readonly string[]): string {
  const parts = refinements.map((text) => {
    const colon = text.indexOf(':');
    return { nameOrId: text.slice(0, colon), value: text.slice(colon + 1) };
  });
  const list = [...Map.groupBy(parts, ({ nameOrId }) => nameOrId)].map(
    ([nameOrId, all]): Refinement => ({
      nameOrId,
      type: 'DistinctValue',
      values: all.map(({ value }) => value),
    }),
  );
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(list))));
}
