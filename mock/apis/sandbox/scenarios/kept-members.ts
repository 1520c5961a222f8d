import { memberNames } from '../../../engine/reshape/member-names.ts';
import { refusedValue } from '../refusals.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Scenario } from './scenario.ts';

/**
 * The members that a scenario is to keep.
 *
 * @throws 400 where the scenario leaves none out, and for a name that no contract has
 */
export function keptMembers(
  { operations }: Pick<Sandbox, 'operations'>,
  { name, effects }: Scenario,
  keeps: readonly string[] = [],
): ReadonlySet<string> {
  if (keeps.length === 0) return new Set();
  if (!effects.some((effect) => effect.kind === 'reshape' && effect.keepsMembers))
    throw refusedValue('body.keeps', `The scenario “${name}” leaves no members out.`);
  const bundles = new Set([...operations.values()].map(({ bundle }) => bundle));
  const known = new Set([...bundles].flatMap((bundle) => [...memberNames(bundle).values()]));
  const unknown = keeps.find((member) => !known.has(member));
  if (unknown !== undefined) throw refusedValue('body.keeps', `No contract has the member “${unknown}”.`);
  return new Set(keeps);
}
