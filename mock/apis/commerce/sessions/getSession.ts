import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { sessionInfo } from './session-info.ts';

export const getSession: Handler<'getSession'> = async (_input, context) => ({
  status: 200,
  body: sessionInfo(context.session, context),
});
