import type { HttpAnswer } from '../../../engine/http/http-types.ts';
import type { ContractOperation } from '../../../engine/prism/contract.ts';
import type { PlatformOperationId } from '../../dispatch/operations.ts';

export type ScenarioArea =
  | 'cart'
  | 'checkout'
  | 'payment'
  | 'product'
  | 'search'
  | 'account'
  | 'guest'
  | 'content'
  | 'assistant'
  | 'platform';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many operations; what comes out is held to the contract
export type Body = any;

/** Answers in place of the platform, which does nothing. */
export interface Refusal {
  readonly kind: 'refuse';
  readonly operationIds: readonly PlatformOperationId[] | 'all';
  readonly status: number;
  /** Name of the declared example; the first unless told. */
  readonly example?: string;
  /** In place of the declared example, in the form that the contract declares. */
  readonly error?: { readonly errorCode: string; readonly message: string };
  readonly retryAfterSeconds?: number;
}

/** Lets the platform answer a success, and changes what it says. */
export interface Alteration {
  readonly kind: 'alter';
  readonly operationIds: readonly PlatformOperationId[];
  /** The answer to give; undefined leaves it as it is, and does not count. */
  alter(answer: { readonly status: number; readonly body: Body }): { status: number; body: Body } | undefined;
}

/** Holds answers back by a time between two bounds, in milliseconds. */
export interface Slowness {
  readonly kind: 'slow';
  readonly operationIds: readonly PlatformOperationId[] | 'all';
  readonly milliseconds: number;
  readonly maxMilliseconds: number;
}

/** Breaks the connection, after the platform has done its work or without any. */
export interface Break {
  readonly kind: 'break';
  readonly operationIds: readonly PlatformOperationId[] | 'all';
  readonly effect: 'none' | 'done';
}

/** Takes everybody for a guest until somebody signs in. */
export interface Expiry {
  readonly kind: 'expire';
  readonly operationIds: readonly PlatformOperationId[];
}

/** Takes every product for sold out where the platform itself asks whether it can be had. */
export interface SoldOut {
  readonly kind: 'sell-out';
  readonly operationIds: readonly PlatformOperationId[];
}

/** Gives answers the form of another platform, after their contract was checked. */
export interface OtherForm {
  readonly kind: 'reshape';
  readonly operationIds: 'all';
  /** Whether members can be kept that it would leave out. */
  readonly keepsMembers?: boolean;
  reshape(operation: ContractOperation, answer: HttpAnswer, kept: ReadonlySet<string>): HttpAnswer;
}

/** Speaks no version after this one: addresses in later versions are not found. */
export interface VersionLimit {
  readonly kind: 'limit';
  readonly operationIds: 'all';
  /** E.g. `60.0`. */
  readonly newest: string;
}

export type Effect = Refusal | Alteration | Slowness | Break | Expiry | SoldOut | OtherForm | VersionLimit;

/** A state of a real shop by its name. */
export interface Scenario {
  readonly name: string;
  readonly area: ScenarioArea;
  readonly title: string;
  readonly description: string;
  /** How many answers it changes before it ends, unless told; null goes on. */
  readonly times: number | null;
  readonly effects: readonly Effect[];
}

/** A scenario that is on. */
export interface RunningScenario {
  readonly scenario: Scenario;
  /** Undefined without end. */
  remaining: number | undefined;
  /** Names of members that it keeps in answers. */
  readonly kept: ReadonlySet<string>;
}

/** The effect of a scenario on an operation. */
export function effectsOn<Kind extends Effect['kind']>(
  { effects }: Scenario,
  kind: Kind,
  operationId: string,
): Extract<Effect, { kind: Kind }>[] {
  const fitting = effects.filter(
    (effect) =>
      effect.kind === kind &&
      (effect.operationIds === 'all' || (effect.operationIds as readonly string[]).includes(operationId)),
  );
  return fitting as Extract<Effect, { kind: Kind }>[];
}
