import type { Field } from '../objects/definition/index.ts';
import type { ObjectApiName, Objects } from '../objects/index.ts';

/** What a column holds once read: money and dates are strings, numbers are numbers. */
export type Value = string | number | boolean | null;

/** A record whose object is only known at run time. */
export type AnyRow = { Id: string; [field: string]: Value };

type FieldsOf<Name extends ObjectApiName> = Objects[Name]['fields'];
type ValueOf<F> = F extends Field<infer V> ? V : never;
type GivenOf<F> = F extends Field<infer _, infer G> ? G : never;

/** A stored record of one object, every field by its API name. */
export type Row<Name extends ObjectApiName> = {
  [Key in keyof FieldsOf<Name>]: ValueOf<FieldsOf<Name>[Key]>;
};

type Keys<Name extends ObjectApiName, G> = {
  [Key in keyof FieldsOf<Name>]: GivenOf<FieldsOf<Name>[Key]> extends G ? Key : never;
}[keyof FieldsOf<Name>];

/** What an insert takes: required fields must be there, everything else may be. An `Id` may be chosen (seed data). */
export type Insert<Name extends ObjectApiName> = Pick<Row<Name>, Keys<Name, 'required'>> &
  Partial<Pick<Row<Name>, Keys<Name, 'optional'>>>;

/** What an update takes: any fields but the id and those the store computes. */
export type Update<Name extends ObjectApiName> = Partial<
  Pick<Row<Name>, Exclude<Keys<Name, 'required' | 'optional'>, 'Id'>>
>;
