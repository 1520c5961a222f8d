import { openBuiltGround } from '#test/lab/security/built/built-ground.ts';
import { runRedirects } from '#test/lab/security/redirects/run-redirects.ts';
import { writeVerification } from './verification.ts';

/** Tries so many addresses of other sites, at most all, wherever a request names where to go next. */
export async function redirects(count: number): Promise<boolean> {
  const ground = await openBuiltGround();
  try {
    const { tries, redirects, ledOut } = await runRedirects(ground, { size: count });
    for (const fault of ledOut) console.error(fault);
    for (const [way, tried] of Object.entries(tries)) console.log(`${way}: ${tried} addresses`);
    const all = Object.values(tries).reduce((sum, tried) => sum + tried, 0);
    const result = `${ledOut.length} redirects out`;
    console.log(`${all} tries, ${redirects} redirects: ${result}`);
    await writeVerification('redirects', {
      experiment:
        'Addresses of other sites and scripts in every spelling that browsers forgive, wherever a request to the built storefront and console names where to go next: headers, redirects told to scripts, links of the page, and the redirects that follow',
      size: `${all} tries on ${Object.keys(tries).length} ways, ${redirects} redirects followed`,
      result,
      command: 'npm run lab -- redirects',
      doesNotProve: 'where a script of the apps leads after the page has loaded',
      figures: tries,
    });
    return ledOut.length === 0;
  } finally {
    await ground.close();
  }
}
