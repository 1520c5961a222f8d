import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OpenStack, StackRequest } from './open-stack.ts';
import type { CallName, Calls, Message } from './protocol.ts';

/** A stack that a host has opened. */
export type HostedStack = OpenStack;

/** A process that opens test stacks; see host.ts. */
export class StackHost {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  #questions = 0;
  readonly #lines: string[] = [];

  private constructor(child: ChildProcess) {
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.#print(text));
    child.on('message', (message: Message) => this.#receive(message));
    child.once('exit', (code) => {
      const error = new Error(`The host of the test stacks ended with code ${code}.\n${this.log()}`);
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  /**
   * Starts a host whose stacks begin with a copy of the data folder `snapshot`.
   *
   * @throws when it ends before it is ready, with what it printed
   */
  static async start(snapshot: string): Promise<StackHost> {
    const script = fileURLToPath(new URL('./host.ts', import.meta.url));
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = fork(script, [snapshot], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [], env });
    const host = new StackHost(child);
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The host of the test stacks ended with code ${code}.\n${host.log()}`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return host;
  }

  async open(request: StackRequest = {}): Promise<HostedStack> {
    const { id, origins } = await this.#ask('open', request);
    return {
      origins,
      changedObjects: () => this.#ask('changedObjects', { id }),
      takeUsage: () => this.#ask('takeUsage', { id }),
      close: () => this.#ask('close', { id }),
    };
  }

  /** Ends the host and its stacks. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.disconnect();
    await ended;
  }

  /** What the servers have printed since the moment, each line with its time. */
  log(since = new Date(0)): string {
    const from = since.toISOString();
    return this.#lines.filter((line) => line >= from).join('\n');
  }

  #ask<Name extends CallName>(name: Name, question: Calls[Name]['question']): Promise<Calls[Name]['answer']> {
    const { promise, resolve, reject } = Promise.withResolvers<Calls[Name]['answer']>();
    this.#questions += 1;
    this.#waiting.set(this.#questions, { resolve, reject });
    this.#process.send({ number: this.#questions, name, question });
    return promise;
  }

  #receive(message: Message): void {
    if ('ready' in message) return;
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if ('error' in message) waiting?.reject(new Error(message.error));
    else waiting?.resolve(message.answer as never);
  }

  #print(text: string): void {
    const time = new Date().toISOString();
    this.#lines.push(
      ...text
        .split('\n')
        .filter(Boolean)
        .map((line) => `${time} ${line}`),
    );
  }
}
