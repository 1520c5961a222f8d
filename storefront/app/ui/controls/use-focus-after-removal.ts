import { type RefObject, useEffect, useRef } from 'react';

/** On a button that takes its entry out of a list. */
export const removing = { 'data-removes': '' } as const;

/**
 * Leads to the entry that has come into the place of a removed one, or to the heading of the page where none is left:
 * whoever works by keyboard, or hears the page, would begin at its top otherwise.
 *
 * @param list holds the entries as its children, each with a link, and buttons marked as `removing`
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, entries: number): void {
  const shown = useRef(entries);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-removes]') : null;
      const place = [...(list.current?.children ?? [])].findIndex((entry) => entry.contains(button));
      removed.current = button && place >= 0 ? place : undefined;
    };
    document.addEventListener('click', note, true);
    return () => {
      document.removeEventListener('click', note, true);
      if (removed.current !== undefined) leadToHeading();
    };
  }, [list]);
  useEffect(() => {
    const isFewer = entries < shown.current;
    shown.current = entries;
    const place = removed.current;
    if (!isFewer || place === undefined) return;
    removed.current = undefined;
    if (entries === 0) leadToHeading();
    else if (isNowhere()) linkOf(list.current?.children[Math.min(place, entries - 1)])?.focus();
  }, [list, entries]);
}

/** Somebody who has gone on meanwhile is left where they are. */
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The first link of an entry that the Tab key reaches. */
export const linkOf = (entry: Element | undefined): HTMLElement | null =>
  entry?.querySelector<HTMLElement>('a:not([tabindex="-1"])') ?? null;

function leadToHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || !isNowhere()) return;
  heading.tabIndex = -1;
  heading.focus();
}
