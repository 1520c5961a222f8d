import type { ObjectApiName } from '../../objects/index.ts';
import type { AnyRow, Row, Value } from '../row.ts';

/** Tests of one field; several of them must all hold. `like` knows `%` and `_` and takes no notice of case. */
interface Comparison<V> {
  eq?: V;
  ne?: V;
  lt?: NonNullable<V>;
  lte?: NonNullable<V>;
  gt?: NonNullable<V>;
  gte?: NonNullable<V>;
  in?: readonly V[];
  nin?: readonly V[];
  like?: string;
}

/** A value (null: empty), a list of values, or comparisons. */
type Condition<V> = V | readonly V[] | Comparison<V>;

interface Combination<W> {
  and?: readonly W[];
  or?: readonly W[];
  not?: W;
}

type WhereRow<R> = { [Key in keyof R]?: Condition<R[Key]> } & Combination<WhereRow<R>>;

/** Which records: conditions by field, all of which must hold, beside `and`, `or` and `not`. */
export type Where<Name extends ObjectApiName> = WhereRow<Row<Name>>;

/** The same for an object that is only known at run time. */
export type AnyWhere = WhereRow<AnyRow>;

export type Operator = keyof Comparison<Value>;
