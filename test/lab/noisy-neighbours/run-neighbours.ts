import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { inTestStack } from '#scripts/process/test-stack.ts';
import { platformCookie } from '../../sign-in.ts';
import { RECORDS_PATH } from '../security/addresses.ts';
import { attacks } from './attacks.ts';
import { type Beside, besideAttacks } from './measure.ts';
import { simplePage } from './simple-page.ts';

const MOST_TIMES_SLOWER = 3;
/** What nobody notices, however quick it is in the quiet. */
const UNNOTICED_MS = 100;

/**
 * A simple page of the shop and a record of the platform, asked for in the quiet and beside everything that somebody else
 * can do to both. `only` takes the attacks with one of these words in their names.
 */
export function runNeighbours(told: (one: Beside) => void, only: readonly string[] = []): Promise<Beside[]> {
  return inTestStack(['mock', 'storefront'], async ({ origins: { mock, storefront } }) => {
    const staff = await platformCookie(mock, { username: 'merch@offizin.example' });
    const chosen = Object.keys(attacks).filter(
      (name) => only.length === 0 || only.some((word) => name.includes(word)),
    );
    const record = {
      what: 'record',
      address: `${mock}${RECORDS_PATH}/records/${WEBSTORE_ID}?fields=WebStore.Name`,
      headers: { cookie: staff },
    };
    const asked = [simplePage(storefront), record];
    return besideAttacks({ mock, storefront, staff }, chosen, asked, told);
  });
}

/** Whether whoever behaves is answered, and notices next to nothing. */
export function isHardlyNoticed({ quiet, beside }: Beside): boolean {
  return beside.refused === 0 && beside.p99 <= Math.max(MOST_TIMES_SLOWER * quiet.p99, UNNOTICED_MS);
}
