/**
 * A process that opens test stacks on demand: contracts and builds are loaded once, so that each further stack is ready
 * in a fraction of a second. It answers the process that forked it, and ends with it.
 *
 *   node test/stack/host.ts <data folder to copy>
 */
import { loadStacks, type OpenStack } from './open-stack.ts';
import type { Calls, Message, Question } from './protocol.ts';

const [snapshot = ''] = process.argv.slice(2);
const openStack = await loadStacks(snapshot);
const stacks = new Map<number, OpenStack>();
let opened = 0;

const answers: {
  [Name in keyof Calls]: (question: Calls[Name]['question']) => Promise<Calls[Name]['answer']>;
} = {
  open: async (request) => {
    const stack = await openStack(request);
    opened += 1;
    const id = opened;
    stacks.set(id, stack);
    return { id, origins: stack.origins };
  },
  changedObjects: ({ id }) => known(id).changedObjects(),
  takeUsage: ({ id }) => known(id).takeUsage(),
  close: async ({ id }) => {
    await known(id).close();
    stacks.delete(id);
    return undefined;
  },
};

function known(id: number): OpenStack {
  const stack = stacks.get(id);
  if (!stack) throw new Error(`There is no stack ${id}.`);
  return stack;
}

process.on('message', async ({ number, name, question }: Question) => {
  try {
    send({ number, answer: await answers[name](question as never) });
  } catch (error) {
    send({ number, error: String(error instanceof Error ? error.stack : error) });
  }
});
// As the servers do when they run as processes of their own: an error that nobody caught is printed, and they live on.
process.on('uncaughtException', (error) => console.error('An error was not caught', error));
process.on('unhandledRejection', (error) => console.error('A promise was not awaited', error));
process.on('disconnect', async () => {
  await Promise.allSettled([...stacks.values()].map((stack) => stack.close()));
  process.exit(0);
});
send({ ready: true });

function send(message: Message): void {
  process.send?.(message);
}
