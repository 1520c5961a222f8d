import type { DuplicateRule } from './duplicate-rules.ts';
import type { Label } from './label.ts';
import type {
  Fields,
  LayoutSection,
  ListViewDefinition,
  ObjectDefinition,
  RecordTypeDefinition,
  RelatedListDefinition,
  Theme,
} from './object-definition.ts';
import type { OwnerField, RecordTypeField, SystemFields } from './system-fields.ts';
import { ownerField, queueOwnerField, recordTypeField, systemFields } from './system-fields.ts';

interface Input<ApiName extends string, F extends Fields, Owned extends boolean, Types> {
  apiName: ApiName;
  keyPrefix: string;
  label: Label;
  labelPlural: Label;
  theme: Theme;
  /** Whether records belong to a user (adds OwnerId). */
  owned?: Owned;
  /** The queue that new records go to by the default assignment rule; only with one may queues own records. */
  assignmentQueue?: string;
  fields: F;
  nameFields: readonly (keyof F & string)[];
  uniqueTogether?: readonly (readonly (keyof F & string)[])[];
  ascending?: readonly (readonly [lower: NoInfer<keyof F & string>, upper: NoInfer<keyof F & string>])[];
  layout: readonly LayoutSection<NoInfer<Named<F>>>[];
  compactLayout: readonly NoInfer<Named<F>>[];
  listViews?: readonly ListViewDefinition<NoInfer<Named<F>>>[];
  relatedLists?: readonly RelatedListDefinition[];
  recordTypes?: Types;
  duplicateRules?: readonly DuplicateRule<NoInfer<keyof F & string>>[];
  /** At most twenty fields; an object that tracks any has a history, see `histories.ts`. */
  tracked?: readonly NoInfer<Named<F>>[];
  managedByPlatform?: boolean;
  /** Yes unless told. */
  searchable?: boolean;
}

type Named<F> = (keyof F | keyof SystemFields | 'OwnerId' | 'RecordTypeId') & string;

type Complete<F, Owned, Types> = SystemFields &
  F &
  (Owned extends true ? OwnerField : unknown) &
  (Types extends readonly RecordTypeDefinition[] ? RecordTypeField : unknown);

const systemSection: LayoutSection = {
  heading: { de: 'Systeminformationen', en: 'System information' },
  columns: [
    ['CreatedById', 'CreatedDate'],
    ['LastModifiedById', 'LastModifiedDate'],
  ],
};

/** Completes a definition: adds the system fields, the owner and record type, and the system section. */
export function defineObject<
  const ApiName extends string,
  const F extends Fields,
  const Owned extends boolean = false,
  const Types extends readonly RecordTypeDefinition[] | undefined = undefined,
>(input: Input<ApiName, F, Owned, Types>) {
  const fields = {
    ...systemFields,
    ...(input.owned ? (input.assignmentQueue ? queueOwnerField : ownerField) : {}),
    ...(input.recordTypes ? recordTypeField : {}),
    ...input.fields,
  } as unknown as Complete<F, Owned, Types>;
  const definition = {
    ...input,
    fields,
    uniqueTogether: input.uniqueTogether ?? [],
    ascending: input.ascending ?? [],
    layout: [...input.layout, systemSection],
    listViews: input.listViews ?? [],
    relatedLists: input.relatedLists ?? [],
    recordTypes: input.recordTypes ?? [],
    duplicateRules: input.duplicateRules ?? [],
    tracked: input.tracked ?? [],
    managedByPlatform: input.managedByPlatform ?? false,
    searchable: input.searchable ?? true,
  };
  return definition as unknown as ObjectDefinition<ApiName, Complete<F, Owned, Types>>;
}
