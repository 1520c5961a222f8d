import type { Answer, Call } from '../operations/call.ts';
import { type Declared, declaredOperation, declaredOperations } from '../operations/declared.ts';
import type { BaseWorld } from '../operations/row.ts';
import { AGAIN, readers, STILL_READ } from './chains.ts';
import type { Stage } from './stage.ts';
import type { Trial } from './trial.ts';

/** What was created can be read, and what was deleted is gone: asked once in each round. */
export async function followUps<W extends BaseWorld>(stage: Stage<W>, operation: Declared): Promise<void> {
  const isCreated = operation.operationId in readers;
  const isDeleted = operation.method === 'delete';
  if (!isCreated && !isDeleted) return;
  await stage.sendUsual(operation);
  if (isCreated) await readBack(stage.trial, operation, await stage.usualCall(operation));
  if (isDeleted) await useAfterDelete(stage.trial, operation, await stage.usualCall(operation));
}

async function readBack(trial: Trial, operation: Declared, call: Call): Promise<void> {
  const reader = readers[operation.operationId];
  const made = await trial.send('plain', operation, call);
  if (!reader || made.status >= 300) return;
  const read = reader.call(call, made);
  const answer = await trial.send('plain', declaredOperation(reader.operationId), read);
  const isThere = JSON.stringify(answer.body)?.includes(reader.mark(made));
  if (!isThere)
    trial.note('created', operation, read, answer, {
      fault: 'contractViolations',
      what: `what was created is read by ${reader.operationId}`,
    });
}

async function useAfterDelete(trial: Trial, operation: Declared, call: Call): Promise<void> {
  const first = await trial.send('plain', operation, call);
  if (first.status >= 300) return;
  const stillThere = (asked: Declared, answer: Answer, exempt: Readonly<Record<string, string>>) => {
    if (answer.status >= 400 || asked.operationId in exempt) return;
    trial.note('deleted', asked, call, answer, {
      fault: 'wronglyAccepted',
      what: 'what was deleted is gone',
    });
  };
  stillThere(operation, await trial.send('valid', operation, call), AGAIN);
  const { body: _, ...asked } = call;
  for (const read of declaredOperations(operation.api))
    if (read.path === operation.path && read.method === 'get')
      stillThere(read, await trial.send('valid', read, asked), STILL_READ);
}
