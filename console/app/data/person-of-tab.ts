import { forgetDrafts } from './drafts.ts';
import { forgetWritten } from './undo/journal.ts';

const KEY = 'offizin.person';

/** Where the browser has no storage the tab is the person's until it is left. */
let withoutStorage: string | undefined;

/**
 * Notes who works in this tab. What somebody else has typed and written in it is forgotten: a session may have ended
 * without a sign-out, and the former values of records are kept over a reload (RD-UNDO-04).
 */
export function takeTab(personId: string): void {
  if (lastPerson() === personId) return;
  forgetDrafts();
  forgetWritten();
  withoutStorage = personId;
  try {
    sessionStorage.setItem(KEY, personId);
  } catch {
    // The journal is not kept over a reload then either.
  }
}

function lastPerson(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return withoutStorage;
  }
}
