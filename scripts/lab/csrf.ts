import { openBuiltGround } from '#test/lab/security/built/built-ground.ts';
import { runCsrf } from '#test/lab/security/csrf/run-csrf.ts';
import { launchBrowser } from '../test/browser.ts';
import { writeVerification } from './verification.ts';

/** Lets pages of an attacker ask in the browser of somebody who is signed in; there is one size, all of it. */
export async function csrf(): Promise<boolean> {
  const ground = await openBuiltGround();
  try {
    await using browser = await launchBrowser();
    const run = await runCsrf(browser, ground);
    for (const effect of run.effects) console.error(effect);
    for (const target of run.inert) console.error(`Changes nothing from its own site either: ${target}`);
    const result = `${run.effects.length} effects`;
    console.log(`${run.tries} requests of hostile pages, ${run.arrived} answered: ${result}`);
    await writeVerification('csrf', {
      experiment:
        'Pages of an attacker, at another site and at another port of the same one, ask the built storefront and console in the browser of somebody signed in: forms of every encoding in frames, sandboxed frames and the whole window, scripts with every method and media type, beacons, pictures, links; records and cookies are held against those of before',
      size: `${run.targets} targets, ${run.tries} requests, ${run.arrived} of which a server answered`,
      result,
      command: 'npm run lab -- csrf',
      doesNotProve:
        'anything about browsers other than Chromium, or about a page of the shop that is taken over',
    });
    return run.effects.length + run.inert.length === 0;
  } finally {
    await ground.close();
  }
}
