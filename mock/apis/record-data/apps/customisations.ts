import type { FormFactor } from '../../../model/actions/index.ts';
import type { Row } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';

/** What a user has arranged. */
export interface Customisations {
  /** Id of the app that was opened last on a display of that size. */
  readonly selectedAppId: string | undefined;
  readonly navItems: readonly Row<'UserNavItem__c'>[];
}

/** A user who has arranged nothing. */
export const noCustomisations: Customisations = { selectedAppId: undefined, navItems: [] };

/** Reads what a user has arranged for displays of that size. */
export async function readCustomisations(
  store: Store,
  userId: string | null,
  formFactor: FormFactor,
): Promise<Customisations> {
  if (!userId) return noCustomisations;
  const selected = await store.findOne('UserAppInfo', { where: { UserId: userId, FormFactor: formFactor } });
  const navItems = await store.find('UserNavItem__c', {
    where: { UserId__c: userId },
    orderBy: { field: 'Position__c', ascending: true },
  });
  return { selectedAppId: selected?.AppDefinitionId, navItems };
}
