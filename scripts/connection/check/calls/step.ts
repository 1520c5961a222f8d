import type { Data, Input, Operation, OperationId } from '#client/operation.ts';
import type { LooseInput } from '#client/send/fill-in.ts';
import type { Connection } from '../../connection.ts';

/** As whom the check calls: nobody at the site, a buyer at the site, or staff at the organisation. */
export const PEOPLE = ['guest', 'buyer', 'staff'] as const;
export type Person = (typeof PEOPLE)[number];

/** Something that a call needs and the store does not have, in words that follow “not tried: ”. */
export class NotTried extends Error {
  override name = 'NotTried' as const;
}

/** What the calls so far have been answered. */
export interface Seen {
  readonly connection: Connection;
  /** The answer of an earlier step, by the name of the step. */
  of<Id extends OperationId>(operation: Operation<Id>, step?: string): Data<Id>;
  /** Whether the platform has said that what the step asks for is not there. */
  isAbsent(operation: Operation): boolean;
}

/** The value, or a refusal to try that says what the store lacks. */
export function needed<T>(value: T | null | undefined, lacks: string): T {
  if (value === undefined || value === null || value === '') throw new NotTried(lacks);
  return value;
}

/** How something that the check has made is removed again. */
export interface Removal {
  /** What it is, for the report if it stays behind. */
  readonly what: string;
  readonly operation: Operation;
  readonly by: Person;
  readonly input: LooseInput;
}

/** One call of the walk. */
export interface Step {
  /** That of its operation, unless one operation is called in several ways. */
  readonly name: string;
  readonly operation: Operation;
  readonly by: Person;
  /** The input of the call, made of earlier answers. */
  readonly input: (seen: Seen) => LooseInput;
  /** Media type that is asked for; JSON unless told. */
  readonly accept?: string;
  /** Statuses by which the platform says that the store has no such record, and which one. */
  readonly absent?: Readonly<Record<number, string>>;
  /** The status with which the platform has to refuse the call. */
  readonly refused?: number;
  /** What the call leaves behind. */
  readonly leaves?: (data: never, seen: Seen) => Removal | undefined;
  /** Asks again until this says that the platform has done its work. */
  readonly until?: (data: never) => boolean;
}

type More<Id extends OperationId> = Partial<
  Pick<Step, 'name' | 'accept' | 'absent' | 'refused'> & {
    leaves: (data: Data<Id>, seen: Seen) => Removal | undefined;
    until: (data: Data<Id>) => boolean;
  }
>;

/** A step, with its input typed by the contract of the operation. */
export function step<Id extends OperationId>(
  by: Person,
  operation: Operation<Id>,
  input: (seen: Seen) => Input<NoInfer<Id>>,
  more: More<NoInfer<Id>> = {},
): Step {
  return { name: operation.operationId, operation, by, input, ...more } as Step;
}

/** The steps of one person. */
export const stepsOf =
  (by: Person) =>
  <Id extends OperationId>(
    operation: Operation<Id>,
    input: (seen: Seen) => Input<NoInfer<Id>>,
    more?: More<NoInfer<Id>>,
  ): Step =>
    step(by, operation, input, more);
