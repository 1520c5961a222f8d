import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quietTools } from '#test/clients/own-home.ts';
import { REPOSITORY } from '../generate/contracts.ts';
import { fetchTool } from '../process/fetched-tool.ts';

export const COMMAND_LINE = { name: '@salesforce/cli', version: '2.150.6' } as const;

const runFile = promisify(execFile);
/** More than any answer of the steps has. */
const MOST_BYTES = 64 * 2 ** 20;

/** The vendor's command line, which keeps what it knows in a folder of its own and sees nothing of the user's. */
export class CommandLine {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #home: string;

  private constructor(modules: string, home: string) {
    this.#home = home;
    const folders = [join(modules, '.bin'), join(REPOSITORY, 'node_modules/.bin'), process.env.PATH];
    this.#environment = { ...quietTools(home), PATH: folders.join(':'), LANG: 'C.UTF-8', NO_COLOR: '1' };
  }

  /** Fetches it where it is missing; `home` is an empty folder, in which it runs. */
  static async in(home: string): Promise<CommandLine> {
    return new CommandLine(await fetchTool(COMMAND_LINE), home);
  }

  /** Runs `sf` with these arguments; answers what it prints, and throws what it says where it fails. */
  sf(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
    return this.run('sf', args, environment);
  }

  /** The result of `sf` with these arguments as data. */
  // biome-ignore lint/suspicious/noExplicitAny: each command has a form of its own, of which a step reads what it is about
  async result(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<any> {
    return JSON.parse(await this.sf([...args, '--json'], environment)).result;
  }

  /** Runs a program for which `sf` is on the path. */
  async run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
    const options = { cwd: this.#home, env: { ...this.#environment, ...environment }, maxBuffer: MOST_BYTES };
    try {
      return (await runFile(program, args, options)).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(messageIn(stdout) ?? (`${stderr}${stdout}`.trim() || String(error)));
    }
  }
}

/** What a command says that was asked for JSON and failed. */
function messageIn(stdout: string): string | undefined {
  try {
    const { name, message } = JSON.parse(stdout);
    return message && `${name}: ${message}`;
  } catch {
    return undefined;
  }
}
