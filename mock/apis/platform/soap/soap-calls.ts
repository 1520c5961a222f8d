import type { Handler, HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { SUPPORTED_VERSIONS } from '#mock/engine/router/platform-address.ts';
import { getServerTimestamp, getUserInfo, login, logout, type SoapCallHandler } from './calls.ts';
import { readEnvelope } from './read-envelope.ts';
import { SoapFault } from './soap-fault.ts';
import { answerEnvelope, faultEnvelope, type SoapApi } from './write-envelope.ts';

const calls = new Map<string, SoapCallHandler>(
  Object.entries({ login, logout, getUserInfo, getServerTimestamp }),
);
const headers = { 'content-type': 'text/xml; charset=utf-8' } as const;

export const executePartnerCall: Handler<'executePartnerCall'> = (input, context) =>
  answer('partner', input, context);

export const executeEnterpriseCall: Handler<'executeEnterpriseCall'> = (input, context) =>
  answer('enterprise', input, context);

/** Answers the call of an envelope, or its fault with status 500, as SOAP wants (PF-DOOR-12). */
async function answer(
  api: SoapApi,
  { path: { version }, body }: HandlerInput<'executePartnerCall'>,
  context: RequestContext,
) {
  try {
    const asked = readEnvelope(body);
    if (!SUPPORTED_VERSIONS.includes(version))
      throw new SoapFault('UNSUPPORTED_API_VERSION', `The version ${version} is not spoken.`);
    const call = calls.get(asked.name);
    if (!call) throw new SoapFault(undefined, `No operation available for request ${asked.name}.`);
    const value = await call(asked, { ...context, api, version });
    return { status: 200 as const, headers, body: answerEnvelope(api, asked.name, value) };
  } catch (error) {
    if (!(error instanceof SoapFault)) throw error;
    return { status: 500 as const, headers, body: faultEnvelope(api, error) };
  }
}
