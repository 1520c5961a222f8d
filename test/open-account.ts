import { accessToken, signInFrom } from '#examples/sign-in.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { outsideScenario } from './stack/scenario.ts';

const REGISTRATIONS = `/webruntime/api/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/buyers/registrations`;
const PASSWORDS = '/services/auth/headless/forgot_password';
const JSON_TYPE = { 'content-type': 'application/json' };

/** The password of an account that was opened here. */
export const NEW_PASSWORD = 'lange-genug';

export interface Registrant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Opens an account at a platform: registers, and chooses the password with the code that was mailed; answers its id. */
export async function openAccount(platform: string, person: Registrant): Promise<string> {
  const { accountId } = await outsideScenario(() => post(platform + REGISTRATIONS, person));
  const otp = await mailedCode(platform, person.email);
  const chosen = { username: person.email, otp, newpassword: NEW_PASSWORD };
  await outsideScenario(() => post(platform + PASSWORDS, chosen));
  return String(accountId);
}

/** The code that was mailed to an address last, as the support finds it in the outbox. */
export async function mailedCode(platform: string, address: string): Promise<string> {
  const support = signInFrom({ PLATFORM_URL: platform, SF_USERNAME: 'support@offizin.example' });
  const soql = `SELECT TextBody FROM EmailMessage WHERE ToAddress = '${address}' ORDER BY CreatedDate DESC, Id DESC`;
  const headers = { authorization: `Bearer ${await accessToken(support)}` };
  const query = `${platform}/services/data/v64.0/query?q=${encodeURIComponent(soql)}`;
  const answer = await outsideScenario(() => fetch(query, { headers }));
  const { records = [] } = (await answer.json()) as { records?: { TextBody: string }[] };
  const code = records.map(({ TextBody }) => /CODE: (\d{6})/.exec(TextBody)?.[1]).find(Boolean);
  if (!code) throw new Error(`No code was mailed to ${address}.`);
  return code;
}

async function post(address: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(address, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
