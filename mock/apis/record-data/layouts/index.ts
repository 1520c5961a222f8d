import { getLayout } from './getLayout.ts';
import { getLayoutUserState } from './getLayoutUserState.ts';
import { getPathLayout } from './getPathLayout.ts';
import { getRecordUi } from './getRecordUi.ts';
import { updateLayoutUserState } from './updateLayoutUserState.ts';

/** The handlers of layouts, one for each operation. */
export const layoutHandlers = {
  getLayout,
  getLayoutUserState,
  updateLayoutUserState,
  getPathLayout,
  getRecordUi,
};
