import { asGuest } from '../../noisy-neighbours/as-guest.ts';
import { asStaff } from '../../noisy-neighbours/as-staff.ts';
import type { Change } from './source-mutant.ts';

/** A bound taken out of a server, and the attack beside which others notice. */
export interface AvailabilityMutant {
  /** Its name in attacks.ts. */
  readonly attack: string;
  readonly changes: readonly Change[];
}

/** The one attack whose name has these words. */
function attackNamed(words: string): string {
  const [name, ...more] = Object.keys({ ...asGuest, ...asStaff }).filter((one) => one.includes(words));
  if (!name || more.length > 0) throw new Error(`Not one attack is named ${words}.`);
  return name;
}

const HASH = 'mock/model/sessions/password-hash.ts';
const LOGIN = 'mock/model/sessions/verify-login.ts';

export const availabilityMutants: Readonly<Record<string, AvailabilityMutant>> = {
  'passwords are compared at once, however many come': {
    attack: attackNamed('wrong passwords for many names'),
    changes: [
      {
        file: HASH,
        from: 'import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual }',
        to: 'import { randomBytes, type ScryptOptions, scryptSync, timingSafeEqual }',
      },
      { file: HASH, from: "import { promisify } from 'node:util';", to: '' },
      {
        file: HASH,
        from: 'const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);',
        to: 'const derive = async (password: string, salt: Buffer, bytes: number, cost: ScryptOptions) => scryptSync(password, salt, bytes, cost);',
      },
      {
        file: LOGIN,
        from: 'return paced(network, () => hashing(network, compare));',
        to: 'return compare();',
      },
    ],
  },
  'a batch is done in one piece': {
    attack: attackNamed('batches of 200 creations'),
    changes: [
      {
        file: 'mock/store/connection/turns.ts',
        from: 'if (this.#isOutOfBreath()) await turnOfTheLoop();',
        to: '',
      },
    ],
  },
  'everything that is wrong with a body is looked for': {
    attack: attackNamed('bad inputs'),
    changes: [
      {
        file: 'mock/engine/prism/long-lists.ts',
        from: 'return schema === undefined ? undefined : longListIn(bundle, schema, body, []);',
        to: 'return undefined;',
      },
    ],
  },
};
