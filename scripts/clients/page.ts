import type { Done } from './step.ts';

/** A client with what it was asked to do. */
export interface ClientRun {
  readonly name: string;
  readonly version: string;
  readonly steps: readonly Done[];
}

/** A run of all clients, as it is recorded. */
export interface ClientRuns {
  readonly date: string;
  readonly node: string;
  readonly clients: readonly ClientRun[];
}

const INTRODUCTION = `# Foreign clients

Written by \`npm run clients\` from [figures/clients.json](figures/clients.json). Programs that nobody here wrote talk to the platform as they come from npm: libraries in the tests of the project, and the vendor's command line, which is large and fetched when the command asks for it. Its home is a temporary folder, and it sends nothing anywhere.
`;

/** The page of a run as Markdown. */
export function clientsPage({ date, node, clients }: ClientRuns): string {
  return [
    INTRODUCTION,
    `Run on ${date} with Node ${node}.`,
    '',
    '| Client | Version | Steps | Passed |',
    '|---|---|---:|---:|',
    ...clients.map(
      ({ name, version, steps }) => `| ${name} | ${version} | ${steps.length} | ${passedIn(steps)} |`,
    ),
    ...clients.flatMap(({ name, steps }) => [
      '',
      `## ${name}`,
      '',
      '| Step | Result |',
      '|---|---|',
      ...steps.map(
        ({ step, passed, result }) => `| ${cell(step)} | ${passed ? '' : '**failed**: '}${cell(result)} |`,
      ),
    ]),
    '',
  ].join('\n');
}

/** How many of the steps passed. */
export function passedIn(steps: readonly Done[]): number {
  return steps.filter(({ passed }) => passed).length;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 200);
