import { rmSync } from 'node:fs';
import { runPayloads } from '../../test/hardening/payloads/run-payloads.ts';
import { House } from '../process/house.ts';
import { temporarySettings } from '../process/temporary-settings.ts';
import { writeProof } from './proof.ts';

/** Writes so many hostile texts, at most 300, into what the built storefront shows, and reads its pages. */
export async function hardenPayloads(count: number): Promise<boolean> {
  const settings = await temporarySettings();
  const house = new House({ settings });
  await house.start();
  try {
    const { payloads, pages, faults } = await runPayloads(
      {
        mock: `http://localhost:${settings.mockPort}`,
        storefront: `http://localhost:${settings.storefrontPort}`,
      },
      count,
    );
    for (const fault of faults) console.error(fault);
    const result = `${faults.length} pages that would let one run`;
    console.log(`${payloads} payloads, ${pages} pages: ${result}`);
    await writeProof('payloads', {
      experiment:
        'Texts that would run as scripts written into name and description of a product, asked for in the search and put into addresses',
      size: `${payloads} payloads, ${pages} pages of the built storefront`,
      result,
      command: `npm run harden -- payloads ${count}`,
      doesNotProve:
        'what a browser does with the pages, which a journey shows with fewer of them, and texts in other fields than these',
    });
    return faults.length === 0;
  } finally {
    await house.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
}
