import type { DuplicateRule } from './duplicate-rules.ts';
import type { Field } from './field.ts';
import type { Label } from './label.ts';

export type Fields = Record<string, Field>;

/** A section of the full layout: two columns of field names. */
export interface LayoutSection<Name extends string = string> {
  readonly heading: Label;
  readonly columns: readonly [left: readonly Name[], right: readonly Name[]];
}

/** Operators of list filters as the platform names them. */
export type FilterOperator =
  | 'Equals'
  | 'NotEqual'
  | 'Contains'
  | 'NotContain'
  | 'StartsWith'
  | 'Includes'
  | 'Excludes'
  | 'LessThan'
  | 'LessOrEqual'
  | 'GreaterThan'
  | 'GreaterOrEqual';

export interface ListFilter<Name extends string = string> {
  /** A field of the object; in lists that people save also one over a relationship, such as `Account.Name`. */
  readonly field: Name;
  readonly operator: FilterOperator;
  readonly values: readonly (string | number | boolean | null)[];
}

export interface Order<Name extends string = string> {
  readonly field: Name;
  readonly ascending: boolean;
}

export interface ListViewDefinition<Name extends string = string> {
  readonly apiName: string;
  readonly label: Label;
  /** Fields of the object, or over relationships, such as `Product2.Name`. */
  readonly columns: readonly (Name | `${string}.${string}`)[];
  readonly filters?: readonly ListFilter<Name>[];
  readonly orderBy: Order<Name>;
}

/** A list of child records shown on the parent; columns are fields of the child. */
export interface RelatedListDefinition {
  /** The child relationship name, which is also the related list id. */
  readonly relationshipName: string;
  readonly label: Label;
  readonly columns: readonly string[];
  readonly orderBy: Order;
}

export interface RecordTypeDefinition {
  readonly developerName: string;
  readonly label: Label;
  readonly isDefault: boolean;
  /** Whether records can be given it by whoever asks; yes unless told. */
  readonly isAvailable?: boolean;
  /** Values a picklist offers under this record type; a picklist not named here offers all. */
  readonly picklistValues?: Readonly<Record<string, readonly string[]>>;
}

export interface Theme {
  /** Colour of the icon's ground, six hexadecimal digits. */
  readonly color: string;
  /** Name of the icon, drawn by the console. */
  readonly icon: string;
}

/** Everything the platform knows about an object: tables, metadata answers and validation follow from it. */
export interface ObjectDefinition<ApiName extends string = string, F = Fields> {
  readonly apiName: ApiName;
  readonly keyPrefix: string;
  readonly label: Label;
  readonly labelPlural: Label;
  readonly theme: Theme;
  readonly fields: F;
  readonly nameFields: readonly string[];
  /** Field combinations that may occur once only. */
  readonly uniqueTogether: readonly (readonly string[])[];
  /** Pairs of fields of which the first may not be above the second, nor later. */
  readonly ascending: readonly (readonly [lower: string, upper: string])[];
  readonly layout: readonly LayoutSection[];
  readonly compactLayout: readonly string[];
  readonly listViews: readonly ListViewDefinition[];
  readonly relatedLists: readonly RelatedListDefinition[];
  readonly recordTypes: readonly RecordTypeDefinition[];
  readonly duplicateRules: readonly DuplicateRule[];
  /** Fields of which every change is kept. */
  readonly tracked: readonly string[];
  /** API name of the object whose changes the records of this one tell. */
  readonly historyOf?: string;
  /** DeveloperName of the queue that records go to by the default assignment rule; absent where there is no rule. */
  readonly assignmentQueue?: string;
  /** Records of this object are made by the platform itself; nobody creates or edits them by hand. */
  readonly managedByPlatform: boolean;
  /** Whether a search over all objects finds records of this one; not where they only link others. */
  readonly searchable: boolean;
}
