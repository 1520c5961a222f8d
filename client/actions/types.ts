import type { Data, Input } from '../operation.ts';

/** Collections of actions by the address of each. */
export type ActionCollections = Data<'getRecordActions'>;
export type PlatformAction = ActionCollections['actions'][string]['actions'][number];
export type ActionOverride = Data<'getActionOverrides'>['overrides'][number];
export type QuickActionInfo = Data<'getQuickActionInfo'>;
export type QuickActionExecution = Data<'performQuickAction'>;
export type QuickActionInput = Input<'performQuickAction'>['body'];
export type RelatedListsActions = Data<'getRelatedListsActions'>;

/** Which of the actions are wanted; what is left out does not narrow them. */
export interface ActionFilters {
  actionTypes?: string[];
  apiNames?: string[];
  /** Large, Medium or Small; anything else is ignored and means Large (RD-ACTION-01, RD-ACTION-02). */
  formFactor?: string;
  /** All, or only what is on the page layout; the latter unless told. */
  retrievalMode?: 'All' | 'PageLayout';
  sections?: string[];
}

/** The filters of calls that know neither names nor a retrieval mode. */
export type FormActionFilters = Omit<ActionFilters, 'apiNames' | 'retrievalMode'>;
