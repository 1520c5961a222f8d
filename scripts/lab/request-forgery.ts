import { attacks } from '#test/lab/security/attacks.ts';
import { openGround } from '#test/lab/security/ground.ts';
import { writeVerification } from './verification.ts';

/** Attacks the platform and the servers of both apps in every known way; there is one size, all of them. */
export async function requestForgery(): Promise<boolean> {
  const ground = await openGround();
  const tries: Record<string, number> = {};
  let breaches = 0;
  try {
    for (const [name, attack] of Object.entries(attacks)) {
      const outcome = await attack(ground);
      tries[name] = outcome.tries;
      breaches += outcome.breaches.length;
      for (const breach of outcome.breaches) console.error(`${name}: ${breach}`);
      console.log(`${name}: ${outcome.tries} tries, ${outcome.breaches.length} breaches`);
    }
  } finally {
    await ground.close();
  }
  const all = Object.values(tries).reduce((sum, count) => sum + count, 0);
  await writeVerification('request-forgery', {
    experiment:
      'Forged writes from other sites in every method and form encoding, missing tokens, missing headers, stolen and chosen sessions, path traversal, header injection, prototype pollution, deep, huge and slow bodies, expensive patterns, addresses of an attacker, names of hosts that somebody else has pointed here, TRACE',
    size: `${all} tries on the platform and the servers of both apps`,
    result: `${breaches} breaches`,
    command: 'npm run lab -- request-forgery',
    doesNotProve:
      'anything about TLS itself, which whatever stands in front of the servers brings; the pages themselves are attacked in the browser journeys',
    figures: tries,
  });
  return breaches === 0;
}
