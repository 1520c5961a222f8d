import type { RawBuilder } from 'kysely';
import type { Field } from '../../../../objects/definition/index.ts';

/** A field or a function of one, with the type of its values. */
export interface Operand {
  readonly column: RawBuilder<unknown>;
  readonly field: Pick<Field, 'type' | 'length' | 'picklist'>;
  /** As the query writes it, for messages. */
  readonly name: string;
  /** By which it is known to be the same as another one. */
  readonly key: string;
  readonly isAggregate: boolean;
  /** Whether every record has a value. */
  readonly isNeverEmpty?: boolean;
}
