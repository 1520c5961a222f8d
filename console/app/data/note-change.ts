import { changedRecordsCookie, changedRecordsSeconds } from '#client/changed-records.ts';
import type { Exchange } from '#client/send/observed.ts';

/** Notes in the browser that records have changed, so that a shop on the same host shows the change at once. */
export function noteChange({ operation, error }: Pick<Exchange, 'operation' | 'error'>): void {
  if (operation.method === 'get' || error !== undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous store of cookies is not in every browser.
  document.cookie = `${changedRecordsCookie}=1; path=/; max-age=${changedRecordsSeconds}; samesite=lax`;
}
