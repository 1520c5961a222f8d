import { useEffect } from 'react';
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
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

/**
 * Notes that what stands around the pages is shown as it was read last. A page that the browser has kept and shows again
 * on a step back may be older than what was done since, so that it is read anew.
 */
export function useFreshShell(shell: ShellData): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    isStale = false;
  }, [shell]);
  useEffect(() => {
    const readAnew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isStale = true;
      void revalidate();
    };
    window.addEventListener('pageshow', readAnew);
    return () => window.removeEventListener('pageshow', readAnew);
  }, [revalidate]);
}
