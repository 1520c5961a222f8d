import { getActionOverrides } from './getActionOverrides.ts';
import { getFlexipageFormulaActivations } from './getFlexipageFormulaActivations.ts';
import { getGlobalActions } from './getGlobalActions.ts';
import { getLookupActions } from './getLookupActions.ts';
import { getObjectCreateActions } from './getObjectCreateActions.ts';
import { getQuickActionDefaults } from './getQuickActionDefaults.ts';
import { getQuickActionInfo } from './getQuickActionInfo.ts';
import { getQuickActionLayout } from './getQuickActionLayout.ts';
import { getRecordActions } from './getRecordActions.ts';
import { getRecordEditActions } from './getRecordEditActions.ts';
import { getRelatedListActions } from './getRelatedListActions.ts';
import { getRelatedListRecordActions } from './getRelatedListRecordActions.ts';
import { getRelatedListsActions } from './getRelatedListsActions.ts';
import { performQuickAction } from './performQuickAction.ts';
import { performUpdateRecordQuickAction } from './performUpdateRecordQuickAction.ts';

/** The handlers of the actions, one for each operation. */
export const actionHandlers = {
  getGlobalActions,
  getQuickActionLayout,
  getLookupActions,
  getObjectCreateActions,
  getActionOverrides,
  getFlexipageFormulaActivations,
  getQuickActionInfo,
  getQuickActionDefaults,
  getRecordActions,
  getRecordEditActions,
  getRelatedListsActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  performUpdateRecordQuickAction,
  performQuickAction,
};
