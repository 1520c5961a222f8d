import { activityActions } from './activities.ts';
import { caseActions } from './cases.ts';
import { customerActions } from './customers.ts';
import type { QuickAction } from './quick-action.ts';
import { tradeActions } from './trade.ts';

export type { ActionSection, FormFactor, QuickAction } from './quick-action.ts';

/** Every quick action, in the order in which a screen draws them. */
export const quickActions: readonly QuickAction[] = [
  ...tradeActions,
  ...customerActions,
  ...caseActions,
  ...activityActions,
];

const byName = new Map(quickActions.map((action) => [action.apiName.toLowerCase(), action]));

/** A quick action by its API name without regard to case; `Global.` before one of the application may be left out. */
export function findQuickAction(apiName: string): QuickAction | undefined {
  return byName.get(apiName.toLowerCase().replace(/^global\./, ''));
}

/** The quick actions of records of an object; without one, those of the whole application. */
export function quickActionsOf(source: string | undefined): readonly QuickAction[] {
  return quickActions.filter((action) => action.source === source);
}
