import { createHash } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';

/** Encrypts what a browser keeps for the server, so that it can neither read nor change it. */
export interface Seal {
  /** @param maxAgeSeconds after which it is worth nothing */
  close(content: Readonly<Record<string, string | undefined>>, maxAgeSeconds: number): Promise<string>;
  /** Undefined for what is too old, changed, or sealed by another key or for another purpose. */
  open(text: string | undefined): Promise<Readonly<Record<string, unknown>> | undefined>;
}

const METHOD = { alg: 'dir', enc: 'A256GCM' } as const;

/**
 * @param secret every server of an app has the same, and keeps it over a restart
 * @param purpose what is sealed for one is not taken for another
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = createHash('sha256').update(secret).digest();
  return {
    close: (content, maxAgeSeconds) =>
      new EncryptJWT({ ...content })
        .setProtectedHeader(METHOD)
        .setAudience(purpose)
        .setExpirationTime(`${maxAgeSeconds} s`)
        .encrypt(key),
    open: async (text) => {
      if (!text) return undefined;
      try {
        const options = { audience: purpose, contentEncryptionAlgorithms: [METHOD.enc] };
        return (await jwtDecrypt(text, key, options)).payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
