import { runSecrets } from '#test/lab/security/secrets/run-secrets.ts';
import { writeVerification } from './verification.ts';

/** Builds and runs everything with secrets that are recognised, and looks for them; there is one size, all of it. */
export async function secrets(): Promise<boolean> {
  const { canaries, texts, leaks } = await runSecrets({ rebuilds: true });
  for (const leak of leaks) console.error(leak);
  const all = Object.values(texts).reduce((sum, count) => sum + count, 0);
  const result = `${leaks.length} leaks`;
  console.log(`${canaries} secrets, ${all} texts: ${result}`);
  await writeVerification('secrets', {
    experiment:
      'Recognisable secrets as passwords, cookies, tokens, cards and settings of the environment, looked for with every other setting, private keys, password hashes and paths of the machine in what is built for browsers, all answers, the log of requests and what the servers print: while they start, answer, refuse, meet a broken and an absent platform, and cannot start',
    size: `${canaries} secrets, ${all} texts`,
    result,
    command: 'npm run lab -- secrets',
    doesNotProve:
      'anything about what stands in front of the servers; what the servers print may name files of the machine in traces, the data folder and the address of the platform',
    figures: texts,
  });
  return leaks.length === 0;
}
