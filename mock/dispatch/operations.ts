import type { operations as CmsOperations } from '#generated/cms/types.gen.ts';
import type { operations as CommerceOperations } from '#generated/commerce/types.gen.ts';
import type { operations as RecordDataOperations } from '#generated/record-data/types.gen.ts';

export type { CmsOperations, CommerceOperations, RecordDataOperations };

/** Every operation of the three contracts by its operationId; an id that two contracts share is an error here. */
export interface Operations extends CommerceOperations, CmsOperations, RecordDataOperations {}

/** The one word that names a call through contract, client, handler and tests. */
export type OperationId = keyof Operations & string;

/** Every constant and limit of the three contracts. */
export type Constants = typeof import('#generated/commerce/constants.gen.ts') &
  typeof import('#generated/cms/constants.gen.ts') &
  typeof import('#generated/record-data/constants.gen.ts');
