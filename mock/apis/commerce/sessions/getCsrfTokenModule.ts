import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { csrfTokenOf } from '#mock/model/sessions/csrf-token-of.ts';

export const getCsrfTokenModule: Handler<'getCsrfTokenModule'> = async (_input, { session }) => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
  body: `export default ${JSON.stringify(csrfTokenOf(session))};\n`,
});
