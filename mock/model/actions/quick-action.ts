import type { Label } from '../../objects/definition/index.ts';
import type { ObjectApiName } from '../../objects/index.ts';
import type { Value } from '../../store/row.ts';

export type FormFactor = 'Large' | 'Medium' | 'Small';

/** Part of a screen in which an action is drawn (RD-ACTION-21). */
export type ActionSection = 'Page' | 'SingleActionLinks' | 'ActivityComposer';

/**
 * A value that an action sets: a fixed one, or one taken from a field of the record on the screen, where that is empty
 * from a field of a record that it refers to.
 */
export type Preset<Field extends string = string> =
  | { readonly value: Value }
  | { readonly from: Field; readonly orOf?: readonly [reference: Field, field: string] };

/** A short form that creates a record, or changes the one on the screen. */
export interface QuickAction {
  /** `Object.Action`, or the bare name for an action of the whole application. */
  readonly apiName: string;
  readonly label: Label;
  /** LogACall creates too, but is drawn apart. */
  readonly type: 'Create' | 'Update' | 'LogACall';
  /** Object of the record on the screen; absent for an action of the whole application. */
  readonly source?: ObjectApiName;
  /** Object whose record is created or changed. */
  readonly target: ObjectApiName;
  /** Field of the new record that refers to the one on the screen. */
  readonly parentField?: string;
  /** Developer name of the new record's type; absent, the default one. */
  readonly recordType?: string;
  /** Fields of the form in two columns. */
  readonly columns: readonly [left: readonly string[], right: readonly string[]];
  /** Values by field; for a field on the form it is what the form starts with. */
  readonly presets: Readonly<Record<string, Preset>>;
  readonly section: ActionSection;
  readonly formFactors: readonly FormFactor[];
  /** Whether it stands on the page layout, or is only found among all actions. */
  readonly onLayout: boolean;
  /** Values of a field of the record on the screen under which it is offered; absent, always. */
  readonly onlyWhile?: { readonly field: string; readonly values: readonly Value[] };
}
