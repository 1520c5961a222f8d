import type { Handler } from '../../dispatch/handler.ts';
import { saveNewRecord } from '../writing/save-new-record.ts';
import { execution, prepare } from './perform.ts';

/** Performs a quick action that creates a record, by the rules of every new record. */
export const performQuickAction: Handler<'performQuickAction'> = async ({ path, body }, context) => {
  const { action, fields } = await prepare(path.actionApiName, body, 'new record', context);
  const { allowSaveOnDuplicate } = body;
  const saved = await saveNewRecord({ apiName: action.target, fields, allowSaveOnDuplicate }, context);
  return { status: 201, body: execution(saved, body, true, context.language) };
};
