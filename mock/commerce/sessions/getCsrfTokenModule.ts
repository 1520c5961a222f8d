import type { Handler } from '#mock/dispatch/handler.ts';
import { requireUser } from '#mock/sessions/require-user.ts';

export const getCsrfTokenModule: Handler<'getCsrfTokenModule'> = async (_input, { session }) => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body: `export default ${JSON.stringify(requireUser(session).csrfToken)};\n`,
});
