import { executePartnerCall, getResources } from '#generated/platform/client.gen.ts';
import type { Platform } from '../platform.ts';
import { versionIn } from '../versions/version-of.ts';
import { callEnvelope, resultsIn, type SoapResult, type SoapValue } from './envelope.ts';

const XML = 'text/xml';

/**
 * Makes a call that the platform has in SOAP only, in the name of whoever has signed in, and answers what it did with
 * each record. Needs the server of an app in between, which fills in the session.
 *
 * @throws FetchError 500 where the call is refused as a whole
 */
export async function callSoap(
  platform: Platform,
  name: string,
  parameters: SoapValue,
): Promise<SoapResult[]> {
  // An expired session is a failure like others to SOAP; a call that tells it apart lets the server renew it before.
  await platform.read(getResources, {}, { cache: 'reload' });
  const input = {
    path: { version: versionIn(getResources.base, platform.versions?.spoken) },
    headers: { 'content-type': XML, SOAPAction: '""' },
    body: callEnvelope(name, parameters),
  };
  const { data } = await platform.send(executePartnerCall, input as never, { accept: XML });
  return resultsIn(String(data), name);
}
