import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { median } from '#scripts/bench/statistics.ts';
import { inTestStack, type TestStack } from '#scripts/process/test-stack.ts';
import { platformCookie } from '../../sign-in.ts';
import { RECORDS_PATH } from '../security/addresses.ts';
import { attacks } from './attacks.ts';
import { type Beside, besideAttacks } from './measure.ts';
import { PAGE, simplePage } from './simple-page.ts';

const MOST_TIMES_SLOWER = 3;
/** What nobody notices of a record, however soon it is answered in the quiet. */
const UNNOTICED_MS = 100;

/**
 * A simple page of the shop and a record of the platform, asked for in the quiet and beside everything that somebody else
 * can do to both. `only` takes the attacks with one of these words in their names, `mutant` is an environment in which servers
 * have a bug.
 */
export function runNeighbours(
  told: (one: Beside) => void,
  only: readonly string[] = [],
  mutant: Readonly<Record<string, string>> = {},
): Promise<Beside[]> {
  const work = async ({ origins: { mock, storefront } }: TestStack): Promise<Beside[]> => {
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
  };
  return inTestStack(['mock', 'storefront'], work, { environment: mutant });
}

/** Those in which somebody who behaves is refused, or notices more than they should. */
export function noticedOnes(all: readonly Beside[]): Beside[] {
  return all.filter((one) => one.beside.refused > 0 || one.beside.p99 > mostMs(one, all));
}

/**
 * A page may take three times what it takes in the quiet; the p99 of one measurement of it is that of some tens of
 * requests, so that the median of all of them counts. A record is answered so soon that nobody notices that of it.
 */
function mostMs({ what }: Beside, all: readonly Beside[]): number {
  const quiet = median(all.filter((one) => one.what === what).map((one) => one.quiet.p99));
  return what === PAGE ? MOST_TIMES_SLOWER * quiet : Math.max(MOST_TIMES_SLOWER * quiet, UNNOTICED_MS);
}
