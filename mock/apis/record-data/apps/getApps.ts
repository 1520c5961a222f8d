import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { appAnswers } from './app-answers.ts';

/** Lists the apps that the session may open. */
export const getApps: Handler<'getApps'> = async ({ query }, context) => ({
  status: 200,
  body: tagged({ apps: await appAnswers(query, context) }),
});
