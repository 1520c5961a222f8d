import type { Kysely } from 'kysely';
import type { Order } from '../objects/definition/index.ts';
import type { ObjectApiName } from '../objects/index.ts';
import type { Tables } from './connection/kysely.ts';
import type { Increment } from './increment.ts';
import type { AnyWhere, Where } from './query/where.ts';
import type { AnyRow, Insert, Row, Update, Value } from './row.ts';
import type { Snapshot } from './snapshots/snapshots.ts';

export type { AnyWhere } from './query/where.ts';
export type { Snapshot } from './snapshots/snapshots.ts';

/** Which records, in which order, which part of them. */
interface Find<W, Field extends string> {
  where?: W;
  /** One field or several; ascending puts empty fields first. The id decides between equals. */
  orderBy?: Order<Field> | readonly Order<Field>[];
  limit?: number;
  offset?: number;
}

/** New values of a record: a value, or for numbers an `increment(n)`. */
export type Changes<U> = { [Key in keyof U]: U[Key] | (number extends U[Key] ? Increment : never) };

/**
 * The records of the platform. Each call names the object by its API name and the fields by theirs. With a literal name
 * the rows are typed by the definition; with a name known only at run time they are maps of values.
 */
export interface Store {
  /** A record by id, undefined when there is none. */
  get<Name extends ObjectApiName>(apiName: Name, id: string): Promise<Row<Name> | undefined>;
  get(apiName: string, id: string): Promise<AnyRow | undefined>;

  /** Records by id, in the order asked; ids without a record are left out. */
  getMany<Name extends ObjectApiName>(apiName: Name, ids: readonly string[]): Promise<Row<Name>[]>;
  getMany(apiName: string, ids: readonly string[]): Promise<AnyRow[]>;

  /** The records that fit. */
  find<Name extends ObjectApiName>(
    apiName: Name,
    options?: Find<Where<Name>, keyof Row<Name> & string>,
  ): Promise<Row<Name>[]>;
  find(apiName: string, options?: Find<AnyWhere, string>): Promise<AnyRow[]>;

  /** The first record that fits. */
  findOne<Name extends ObjectApiName>(
    apiName: Name,
    options?: Omit<Find<Where<Name>, keyof Row<Name> & string>, 'limit'>,
  ): Promise<Row<Name> | undefined>;
  findOne(apiName: string, options?: Omit<Find<AnyWhere, string>, 'limit'>): Promise<AnyRow | undefined>;

  /** How many records fit. */
  count<Name extends ObjectApiName>(apiName: Name, where?: Where<Name>): Promise<number>;
  count(apiName: string, where?: AnyWhere): Promise<number>;

  /**
   * Stores a new record and answers it as stored, with id, defaults and system fields. Throws a ConstraintError when a
   * required field is missing, a unique value is taken or a reference leads nowhere.
   */
  insert<Name extends ObjectApiName>(apiName: Name, values: Insert<Name>): Promise<Row<Name>>;
  insert(apiName: string, values: Record<string, Value>): Promise<AnyRow>;

  /**
   * Stores a new record and answers its id. In a transaction it is stored together with others of its object, at the
   * latest before the next statement or the end: the ConstraintError of `insert` is thrown by that.
   */
  insertLater<Name extends ObjectApiName>(apiName: Name, values: Insert<Name>): Promise<string>;
  insertLater(apiName: string, values: Record<string, Value>): Promise<string>;

  /** Stores many new records of one object in few statements, all or none, and answers their ids in order. */
  insertMany<Name extends ObjectApiName>(apiName: Name, values: readonly Insert<Name>[]): Promise<string[]>;
  insertMany(apiName: string, values: readonly Record<string, Value>[]): Promise<string[]>;

  /**
   * Changes a record and answers it as stored; undefined when there is none, or when it does not fit `guard` (a version
   * read before, stock that must suffice). SystemModstamp moves on by at least a microsecond.
   */
  update<Name extends ObjectApiName>(
    apiName: Name,
    id: string,
    changes: Changes<Update<Name>>,
    guard?: Where<Name>,
  ): Promise<Row<Name> | undefined>;
  update(
    apiName: string,
    id: string,
    changes: Record<string, Value | Increment>,
    guard?: AnyWhere,
  ): Promise<AnyRow | undefined>;

  /**
   * Deletes a record; false when there is none. Throws a ConstraintError of kind `referenced` while records that must
   * not lose it point to it.
   */
  delete(apiName: string, id: string): Promise<boolean>;

  /** Deletes the records that fit and answers how many there were. */
  deleteWhere<Name extends ObjectApiName>(apiName: Name, where: Where<Name>): Promise<number>;

  /**
   * Stores deleted records again, with what went with them, and answers the ids of all of them; ids that are not known
   * as deleted are left out. Throws a ConstraintError when a unique value is taken or a reference leads nowhere, and
   * then stores none.
   */
  undelete(ids: readonly string[]): Promise<string[]>;

  /**
   * Lets the database learn how many records of the objects there are now, after a bulk of them. It learns by itself, but
   * after a while or not at all, and until then chooses its ways for tables that were small.
   */
  refreshStatistics(apiNames: readonly ObjectApiName[]): Promise<void>;

  /**
   * One and the same object for every store over this database, in whatever transaction and whoever writes, until all
   * records are exchanged. What is kept in memory beside the records, such as a search index, is kept by it.
   */
  readonly origin: object;

  /**
   * A mark for each object, in their order. It is another one whenever records of the object may have changed, whoever
   * changed them, so that what is kept in memory beside them need not be compared with all of them.
   */
  changeMarks(apiNames: readonly string[]): Promise<string[]>;

  /** Query builder for questions over sets of records; reading only, since writes through it leave no time stamps. */
  readonly db: Kysely<Tables>;

  /** Whether this store is bound to a transaction, which undoes with all else what is written here. */
  readonly isInTransaction: boolean;

  /**
   * Runs `work` on a store bound to one transaction; all of it is undone when `work` throws. Inside a transaction it is
   * a savepoint. `work` must use the store it is given: this one waits for the transaction to end.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;

  /** The same store writing in the name of this user (CreatedById, LastModifiedById, OwnerId). */
  as(userId: string): Store;
}

/** An opened store: the root that the platform holds on to. */
export interface OpenStore extends Store {
  /** Empties every table and sets the running numbers back; records that mirror definitions are made anew. */
  clear(): Promise<void>;
  /**
   * Empties every table and lets `fill` write the records anew, in one transaction: when it fails, nothing has
   * happened. Answers how many records there are then. Nothing else may use the store meanwhile.
   */
  refill(fill: (store: Store) => Promise<void>): Promise<number>;
  /** The snapshots that were taken, latest first. */
  snapshots(): Promise<Snapshot[]>;
  /** Keeps a copy of all records under a name, in the same database; undefined where the name is taken. */
  takeSnapshot(name: string, description: string | null): Promise<Snapshot | undefined>;
  /** Exchanges all records for those of a snapshot, as `refill` does; undefined where there is none of this name. */
  restoreSnapshot(name: string): Promise<number | undefined>;
  /** Forgets a snapshot; false where there is none of this name. */
  deleteSnapshot(name: string): Promise<boolean>;
  /** Runs `work` while no other process over the same records is in here, so that only one of them fills empty tables. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Ends the connection and frees the data folder. */
  close(): Promise<void>;
}
