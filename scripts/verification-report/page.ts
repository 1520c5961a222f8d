import type { Verification } from '../lab/verification.ts';

const INTRODUCTION = `# Verification report

Written by \`npm run report\` from what the experiments have left in [figures](figures). Each row is one run: what was done and how much of it, what came of it, when, and what it does not prove. Its command repeats it; where there is a seed, \`SEED=…\` before the command repeats the same run. Reduced runs are part of \`npm test\`. What was tried by hand is told in [attacks](security/attacks.md), what the servers are made of in [the supply chain](supply-chain.md).
`;

/** The report as Markdown. */
export function reportPage(experiments: readonly Verification[]): string {
  const rows = experiments.map(({ experiment, size, seed, result, date, command }) =>
    row(experiment, size, result, seed === undefined ? '' : String(seed), date, `\`${command}\``),
  );
  const limits = new Set(
    experiments.map(({ experiment, doesNotProve }) => `- ${withoutDatabase(experiment)}: ${doesNotProve}.`),
  );
  return [
    INTRODUCTION,
    '## What was shown\n',
    row('Experiment', 'Size', 'Result', 'Seed', 'Date', 'Command'),
    '|---|---|---|---:|---|---|',
    ...rows,
    '\n## What this does not prove\n',
    ...limits,
    '',
  ].join('\n');
}

/** An experiment on two databases leaves the same open. */
const withoutDatabase = (experiment: string): string => experiment.replace(/ \([^()]*\)$/, '');

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
