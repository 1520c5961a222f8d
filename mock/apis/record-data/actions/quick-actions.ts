import type { Handler } from '../../dispatch/handler.ts';
import { saveChanges } from '../writing/save-changes.ts';
import { saveNewRecord } from '../writing/save-new-record.ts';
import { execution, prepare } from './perform.ts';

/** Performs a quick action that creates a record, by the rules of every new record. */
export const performQuickAction: Handler<'performQuickAction'> = async ({ path, body }, context) => {
  const { action, fields } = await prepare(path.actionApiName, body, 'new record', context);
  const { allowSaveOnDuplicate } = body;
  const saved = await saveNewRecord({ apiName: action.target, fields, allowSaveOnDuplicate }, context);
  return { status: 201, body: execution(saved, body, true, context.language) };
};

/** Performs a quick action that changes the record on the screen, by the rules of every change. */
export const performUpdateRecordQuickAction: Handler<'performUpdateRecordQuickAction'> = async (
  { path, body },
  context,
) => {
  const { parent, fields } = await prepare(path.actionApiName, body, 'changes', context);
  const { allowSaveOnDuplicate } = body;
  const change = { recordId: parent?.Id ?? '', input: { fields, allowSaveOnDuplicate } };
  const saved = await saveChanges(change, context);
  return { status: 200, body: execution(saved, body, false, context.language) };
};
