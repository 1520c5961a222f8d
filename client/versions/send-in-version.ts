import type { Operation } from '../operation.ts';
import type { LooseInput } from '../send/fill-in.ts';
import { type Answer, type SendDependencies, type SendOptions, send } from '../send/send.ts';
import type { Ask } from './ask.ts';
import { olderForm } from './older-forms.ts';

/** The wire with what choosing a form needs. */
export interface VersionedWire extends SendDependencies {
  readonly ask: Ask;
  readonly shared?: SharedAnswers | undefined;
}

/** Answers that several platforms share. */
export interface SharedAnswers {
  /** The answer to a complete input; undefined for what is not shared, so that the platform is asked. */
  read(operation: Operation, input: LooseInput): Promise<Answer> | undefined;
}

/**
 * One fetch of an operation in the version that the platform speaks: its older form where the version lacks it, whose
 * answer comes as that of the operation (RD-VERSION-53). What is shared needs none.
 */
export async function sendInVersion(
  wire: VersionedWire,
  operation: Operation,
  input: LooseInput,
  options?: SendOptions,
): Promise<Answer> {
  const shared = wire.shared?.read(operation, input);
  if (shared) return shared;
  const spoken = operation.base ? await wire.spoken?.() : undefined;
  const form = olderForm(operation, spoken);
  if (!form) return send(wire, operation, input, options);
  const call = (asked: LooseInput) => send(wire, form.operation, asked, options);
  if (form.make) return form.make(input, call, wire.ask);
  const answer = await call(form.input?.(input) ?? input);
  return form.answer ? { ...answer, data: form.answer(answer.data as never) } : answer;
}
