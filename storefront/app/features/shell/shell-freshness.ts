import { useEffect } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** Of the browser's page: an action has changed what stands around the pages, and it has not been read since. */
let isStale = false;

/**
 * What stands around the pages changes with an action, not with a step to another page. A step may come before
 * that change has been read, though, and breaks the reading off: then it has to read itself.
 */
export function shouldReadShell({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') isStale ||= defaultShouldRevalidate;
  return isStale;
}

/** A form that is given up for a step to another page has an effect all the same, but no answer that tells of it. */
export function noteGivenUpForm({ request }: { request: Request }): void {
  const note = () => {
    isStale = true;
  };
  if (request.method !== 'GET') request.signal.addEventListener('abort', note);
}

/** Notes that what stands around the pages is shown as it was read last. */
export function useFreshShell(shell: ShellData): void {
  useEffect(() => {
    isStale = false;
  }, [shell]);
}
