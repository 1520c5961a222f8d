import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { csrfTokenOf } from '#mock/model/sessions/csrf-token-of.ts';

export const getCsrfTokenModule: Handler<'getCsrfTokenModule'> = async (_input, { session }) =>
  script(`return ${JSON.stringify(csrfTokenOf(session))};\n`);

export const getCsrfTokenExport: Handler<'getCsrfTokenExport'> = async (_input, { session }) =>
  script(`export default ${JSON.stringify(csrfTokenOf(session))};\n`);

function script(body: string) {
  return { status: 200 as const, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body };
}
