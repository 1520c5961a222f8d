import type { operations as CmsOperations } from '#generated/cms/types.gen.ts';
import type { operations as CommerceOperations } from '#generated/commerce/types.gen.ts';
import type { operations as PlatformOperations } from '#generated/platform/types.gen.ts';
import type { operations as RecordDataOperations } from '#generated/record-data/types.gen.ts';
import type { operations as SandboxOperations } from '#generated/sandbox/types.gen.ts';

export type { CmsOperations, CommerceOperations, PlatformOperations, RecordDataOperations };

/** Every operation of the contracts by its operationId; an id that two contracts share is an error here. */
export interface Operations
  extends CommerceOperations,
    CmsOperations,
    RecordDataOperations,
    PlatformOperations,
    SandboxOperations {}

/** The one word that names a call through contract, client, handler and tests. */
export type OperationId = keyof Operations & string;

/** Calls of the sandbox's admin path. */
export type SandboxOperationId = keyof SandboxOperations & string;

/** Calls that the real platform has too. */
export type PlatformOperationId = Exclude<OperationId, SandboxOperationId>;

/** Every constant and limit of the contracts. */
export type Constants = typeof import('#generated/commerce/constants.gen.ts') &
  typeof import('#generated/cms/constants.gen.ts') &
  typeof import('#generated/record-data/constants.gen.ts') &
  typeof import('#generated/platform/constants.gen.ts') &
  typeof import('#generated/sandbox/constants.gen.ts');
