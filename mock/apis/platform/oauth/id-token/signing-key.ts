import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { components } from '#generated/platform/types.gen.ts';
import { SigningKey__c } from '#mock/objects/SigningKey__c.ts';
import { ConstraintError } from '#mock/store/constraint-error.ts';
import { makeId } from '#mock/store/ids.ts';
import type { Insert, Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

type PublicKey = components['schemas']['JsonWebKeySet']['keys'][number];

/** A key with the name by which the head of a token refers to it. */
export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
}

const BITS = 2048;
/** There is one, whoever is the first to need it. */
const KEY_RECORD_ID = makeId(SigningKey__c.keyPrefix, 1);

/** The key of this platform; made when there is none yet. */
export async function signingKey(store: Store): Promise<SigningKey> {
  const stored = (await store.get('SigningKey__c', KEY_RECORD_ID)) ?? (await newKey(store));
  return { keyId: stored.KeyId__c, privateKey: createPrivateKey(stored.PrivateKey__c) };
}

/** The public halves of all keys. */
export async function publicKeys(store: Store): Promise<PublicKey[]> {
  const stored = await store.find('SigningKey__c');
  return stored.map(({ KeyId__c: kid, PrivateKey__c }) => ({
    kty: 'RSA',
    use: 'sig',
    alg: 'RS256',
    kid,
    ...numbersOf(createPublicKey(PrivateKey__c)),
  }));
}

async function newKey(store: Store): Promise<Row<'SigningKey__c'>> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  const values: Insert<'SigningKey__c'> = {
    Id: KEY_RECORD_ID,
    KeyId__c: thumbprint(publicKey),
    PrivateKey__c: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  try {
    return await store.transaction((inside) => inside.insert('SigningKey__c', values));
  } catch (error) {
    const first = error instanceof ConstraintError && (await store.get('SigningKey__c', KEY_RECORD_ID));
    if (!first) throw error;
    return first;
  }
}

/** By RFC 7638: the members that make up the key, in the order of the alphabet. */
function thumbprint(key: KeyObject): string {
  const { e, n } = numbersOf(key);
  return createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
}

function numbersOf(key: KeyObject): Pick<PublicKey, 'n' | 'e'> {
  const { n = '', e = '' } = key.export({ format: 'jwk' });
  return { n, e };
}
