import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import type { CommandLine } from './command-line.ts';
import { expectThat, type Step } from './step.ts';

/** Runs the example that is a script of the command line. */
export function exampleSteps(client: CommandLine): Step[] {
  return [
    {
      name: 'examples/case-report.sh',
      run: async () => {
        const report = await client.run('sh', [join(REPOSITORY, 'examples/case-report.sh')]);
        const cases = report.match(/│ Ausverkauft: /g) ?? [];
        expectThat(cases.length > 0, report);
        return `${cases.length} cases about what is sold out`;
      },
    },
  ];
}
