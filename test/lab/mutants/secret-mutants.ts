import { join } from 'node:path';
import { environmentCanaries } from '../security/secrets/canaries.ts';
import type { SecretsOptions } from '../security/secrets/run-secrets.ts';

const preload = (name: string): SecretsOptions => ({
  preload: join(import.meta.dirname, 'leaks', `${name}.mjs`),
});
const file = (text: string): SecretsOptions => ({ files: { 'assets/leak.js': text } });
const KEY_KIND = 'PRIVATE KEY';

/** Ways in which secrets come to light, each of which the search for them must notice. */
export const secretMutants: Readonly<Record<string, SecretsOptions>> = {
  'the cookie of a session is printed': preload('log-cookies'),
  'the access token of a call is printed': preload('log-authorization'),
  'the environment is printed': preload('log-environment'),
  'what people search for is printed': preload('log-queries'),
  'answers say where the server runs': preload('tell-folder'),
  'a setting is built into a script': file(`const token = "${environmentCanaries.API_TOKEN}";`),
  'a source map names files of the machine': file(`{"sources":["${import.meta.dirname}/x.ts"]}`),
  'a private key lies beside the scripts': file(`-----BEGIN EC ${KEY_KIND}-----\nMHcCAQEE`),
};
