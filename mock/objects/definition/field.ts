import type { Label } from './label.ts';

/** Field types as object information names them (PF-OBJ-01). */
export type FieldType =
  | 'Id'
  | 'String'
  | 'ComboBox'
  | 'TextArea'
  | 'Picklist'
  | 'MultiPicklist'
  | 'Reference'
  | 'Currency'
  | 'Double'
  | 'Int'
  | 'Percent'
  | 'Boolean'
  | 'Date'
  | 'DateTime'
  | 'Email'
  | 'Phone'
  | 'Url'
  | 'EncryptedString';

/** What the platform itself knows about a value of a status field, by its kind (RD-PICK-02 to RD-PICK-05). */
export type PicklistAttributes =
  | { readonly kind: 'CaseStatus'; readonly closed: boolean }
  | { readonly kind: 'LeadStatus'; readonly converted: boolean }
  | {
      readonly kind: 'OpportunityStage';
      readonly closed: boolean;
      readonly won: boolean;
      /** Chance of winning in percent. */
      readonly defaultProbability: number;
      readonly forecastCategoryName: string;
    }
  | { readonly kind: 'WorkStepStatus'; readonly sortOrder: number; readonly statusCode: string };

export interface PicklistValue {
  readonly value: string;
  readonly label: Label;
  readonly attributes?: PicklistAttributes;
  /** Values of the controlling field under which this one may be chosen; absent: always. */
  readonly validFor?: readonly string[];
}

interface Picklist {
  readonly values: readonly PicklistValue[];
  /** The field whose value decides which values of this one are valid. */
  readonly controlledBy?: string;
}

/** A record may be referred to when its `field` has the value that `sameAs` has beside the reference, if any. */
export interface LookupFilter {
  readonly field: string;
  readonly sameAs: string;
}

/** Where a field leads that refers to another record. */
export interface Reference {
  /** API names of the objects this field may point to; the id tells to which of several. */
  readonly to: readonly string[];
  /** Name of the parent as seen from this record, such as `Account` for `AccountId`. */
  readonly relationshipName: string;
  /** Name of the list as seen from the parent, such as `Contacts`; absent where the parent shows none. */
  readonly childRelationshipName?: string;
  /** Of several objects, those whose records show these by another field. */
  readonly listedOtherwiseBy?: readonly string[];
  /** What happens to this record when the parent is deleted; it cannot be `clear` where there are several objects. */
  readonly onDelete: 'refuse' | 'clear' | 'cascade';
  /** Which records may be referred to; absent, all. */
  readonly filter?: LookupFilter;
}

/** A part of a compound field, such as the city of an address. */
export interface Part {
  /** API name of the compound field. */
  readonly of: string;
  /** Label of the compound field where it is an address, which is no field of its own here. */
  readonly label?: Label;
  /** Which part of it; null for the compound field of a name itself, where object info says that it is part of itself. */
  readonly as: string | null;
}

/** Rules beyond type and length that a value must obey. */
export type FieldRule = 'pzn' | 'email' | 'url' | 'json' | 'notNegative' | 'positive' | 'recordId';

/** Whether an insert has to name the field, may name it, or can never name it. */
export type Presence = 'required' | 'optional' | 'calculated';

/** One field of an object. `Value` and `Given` exist for the compiler only. */
export interface Field<Value = unknown, Given extends Presence = Presence> {
  readonly type: FieldType;
  readonly label: Label;
  readonly help?: Label;
  /** Characters; 0 for types that have no length. */
  readonly length: number;
  /** Digits in all, for numbers. */
  readonly precision: number;
  /** Digits after the point, for numbers. */
  readonly scale: number;
  readonly required: boolean;
  /** Whether the platform lets a required field be empty: the layouts of the shop demand the value, or the store always has one. */
  readonly nillable?: boolean;
  readonly part?: Part;
  readonly unique: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  /** Never shown, listed or writable through the record interface (password hashes, tokens). */
  readonly hidden: boolean;
  readonly default?: string | number | boolean;
  readonly picklist?: Picklist;
  readonly reference?: Reference;
  readonly rule?: FieldRule;
  /** Whether a long text is HTML. */
  readonly isHtml?: boolean;
  /** The largest value of a number, as far as it makes sense; absent, what its digits hold. */
  readonly maximum?: number;
  /** SQL expression over columns of the same row, for fields the store computes. */
  readonly formula?: string;
  /** Digits of a number the store hands out, for fields such as an order number. */
  readonly autoNumber?: number;
  readonly value?: Value;
  readonly given?: Given;
}
