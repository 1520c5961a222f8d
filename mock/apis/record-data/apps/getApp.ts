import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { fullId } from '../record-ids.ts';
import { appAnswers } from './app-answers.ts';

/** Describes one app; 404 for one that the session may not open. */
export const getApp: Handler<'getApp'> = async ({ path, query }, context) => {
  const id = fullId(path.appId);
  const app = (await appAnswers(query, context)).find(({ appId }) => appId === id);
  if (!app) throw notFound();
  return { status: 200, body: app };
};
