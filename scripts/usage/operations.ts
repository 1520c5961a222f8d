import { bundles, operationsOf } from '#test/contract/bundles.ts';

/** An operation of the contracts. */
export interface ContractOperation {
  readonly api: string;
  /** The tag that its contract gives it. */
  readonly area: string;
  readonly operationId: string;
}

/** The operations of all contracts, by API and area. */
export function readOperations(): ContractOperation[] {
  return bundles
    .flatMap(operationsOf)
    .map(({ api, operation: { operationId, tags } }) => ({
      api,
      area: String([tags].flat()[0] ?? ''),
      operationId: String(operationId),
    }))
    .toSorted(
      (a, b) =>
        a.api.localeCompare(b.api, 'en') ||
        a.area.localeCompare(b.area, 'en') ||
        a.operationId.localeCompare(b.operationId, 'en'),
    );
}
