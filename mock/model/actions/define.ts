import type { Label } from '../../objects/definition/index.ts';
import type { ObjectApiName, Objects } from '../../objects/index.ts';
import type { Value } from '../../store/row.ts';
import type { ActionSection, FormFactor, Preset, QuickAction } from './quick-action.ts';

type FieldOf<Name extends ObjectApiName> = keyof Objects[Name]['fields'] & string;

interface Form<Target extends ObjectApiName> {
  readonly label: Label;
  readonly columns: readonly [left: readonly FieldOf<Target>[], right: readonly FieldOf<Target>[]];
  /** Page unless said otherwise. */
  readonly section?: ActionSection;
  /** All unless said otherwise. */
  readonly formFactors?: readonly FormFactor[];
  /** Yes unless said otherwise. */
  readonly onLayout?: boolean;
}

interface Creation<Target extends ObjectApiName> extends Form<Target> {
  readonly creates: Target;
  readonly type?: 'LogACall';
  readonly recordType?: string;
}

interface CreationBeside<Source extends ObjectApiName, Target extends ObjectApiName>
  extends Creation<Target> {
  /** Field of the new record that refers to the one on the screen. */
  readonly parentField: FieldOf<Target>;
  readonly presets?: { readonly [Field in FieldOf<Target>]?: Preset<FieldOf<Source>> };
}

interface CreationAnywhere<Target extends ObjectApiName> extends Creation<Target> {
  readonly presets?: { readonly [Field in FieldOf<Target>]?: { readonly value: Value } };
}

interface Change<Source extends ObjectApiName> extends Form<Source> {
  readonly presets?: { readonly [Field in FieldOf<Source>]?: Preset<FieldOf<Source>> };
  readonly onlyWhile?: { readonly field: FieldOf<Source>; readonly values: readonly Value[] };
}

/** An action that creates a record beside one of `source`. */
export function creation<const Source extends ObjectApiName, const Target extends ObjectApiName>(
  source: Source,
  name: string,
  { creates, ...rest }: CreationBeside<Source, Target>,
): QuickAction {
  return complete(`${source}.${name}`, { type: 'Create', ...rest, source, target: creates });
}

/** An action of the whole application that creates a record. */
export function creationAnywhere<const Target extends ObjectApiName>(
  name: string,
  { creates, ...rest }: CreationAnywhere<Target>,
): QuickAction {
  return complete(name, { type: 'Create', section: 'SingleActionLinks', ...rest, target: creates });
}

/** An action that changes a record of `source`. */
export function change<const Source extends ObjectApiName>(
  source: Source,
  name: string,
  rest: Change<Source>,
): QuickAction {
  return complete(`${source}.${name}`, { ...rest, type: 'Update', source, target: source });
}

type Defaulted = 'apiName' | 'presets' | 'section' | 'formFactors' | 'onLayout';
type Given = Omit<QuickAction, Defaulted> & { readonly [Key in Defaulted]?: unknown };

function complete(apiName: string, given: Given): QuickAction {
  const defaults = {
    presets: {},
    section: 'Page',
    formFactors: ['Large', 'Medium', 'Small'],
    onLayout: true,
  };
  return { ...defaults, ...given, apiName } as QuickAction;
}
