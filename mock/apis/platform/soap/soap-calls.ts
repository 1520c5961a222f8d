import type { HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { prepared } from '#mock/apis/dispatch/prepared.ts';
import { SUPPORTED_VERSIONS } from '#mock/engine/router/platform-address.ts';
import { getServerTimestamp, getUserInfo, login, logout, userOfLogin } from './calls.ts';
import { merge } from './merge.ts';
import { readEnvelope, type SoapCall } from './read-envelope.ts';
import type { SoapCallHandler } from './soap-call.ts';
import { SoapFault } from './soap-fault.ts';
import { undelete } from './undelete.ts';
import { answerEnvelope, faultEnvelope, type SoapApi } from './write-envelope.ts';

const calls = new Map<string, SoapCallHandler>(
  Object.entries({ login, logout, getUserInfo, getServerTimestamp, undelete, merge }),
);
const headers = { 'content-type': 'text/xml; charset=utf-8' } as const;

export const executePartnerCall = prepared<'executePartnerCall'>((input, outside) =>
  prepare('partner', input, outside),
);

export const executeEnterpriseCall = prepared<'executeEnterpriseCall'>((input, outside) =>
  prepare('enterprise', input, outside),
);

/** Answers the call of an envelope, or its fault with status 500, as SOAP wants (PF-DOOR-12). */
async function prepare(
  api: SoapApi,
  { path: { version }, body }: HandlerInput<'executePartnerCall'>,
  outside: RequestContext,
) {
  const work = await orFault(api, async () => {
    const asked = readEnvelope(body);
    const call = callOf(asked, version);
    const user = call === login ? await userOfLogin(asked, outside) : undefined;
    return (context: RequestContext) =>
      orFault(api, async () => {
        const value = await call(asked, { ...context, api, version, user });
        return { status: 200 as const, headers, body: answerEnvelope(api, asked.name, value) };
      });
  });
  return typeof work === 'function' ? work : () => work;
}

function callOf({ name }: SoapCall, version: string): SoapCallHandler {
  if (!SUPPORTED_VERSIONS.includes(version))
    throw new SoapFault('UNSUPPORTED_API_VERSION', `The version ${version} is not spoken.`);
  const call = calls.get(name);
  if (!call) throw new SoapFault(undefined, `No operation available for request ${name}.`);
  return call;
}

async function orFault<Result>(api: SoapApi, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SoapFault)) throw error;
    return { status: 500 as const, headers, body: faultEnvelope(api, error) };
  }
}
