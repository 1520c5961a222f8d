import type { Origins, StackRequest } from './open-stack.ts';
import type { Usage } from './usage.ts';

/** What a host of stacks can be asked for: the question, and its answer. */
export interface Calls {
  open: { question: StackRequest; answer: { id: number; origins: Origins } };
  changedObjects: { question: { id: number }; answer: string[] };
  takeUsage: { question: { id: number }; answer: Usage };
  close: { question: { id: number }; answer: undefined };
}

export type CallName = keyof Calls;

/** A question on its way to the host. */
export interface Question<Name extends CallName = CallName> {
  readonly number: number;
  readonly name: Name;
  readonly question: Calls[Name]['question'];
}

/** What the host sends: that it is ready, or the answer to the question of this number. */
export type Message =
  | { readonly ready: true }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string };
