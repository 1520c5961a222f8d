import { type ComponentType, createElement, lazy, useState } from 'react';

let load: () => Promise<void> = async () => {};

/** Says how the texts are loaded that a first list does without. */
export function setLaterTexts(how: () => Promise<void>): void {
  load = how;
}

/** Resolves with a page or a part of one when the texts are there too that a first list does without. */
export async function withLaterTexts<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, load()]);
  return loaded;
}

/** A part of a page that is loaded when it is first drawn, or before, once it is asked for. */
export type LaterPart<Props> = ComponentType<Props> & { readonly ask: () => void };

/**
 * A part of a page that is loaded, with all texts, when it is first drawn. One that has been asked for and come is drawn
 * at once: React shows what it had to wait for 300 ms after what stood in its place at the earliest.
 */
export function laterPart<Props extends object>(open: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await withLaterTexts(open());
    return { default: loaded };
  };
  const Awaited = lazy(load);
  // One that was waited for stays what it is, or it would be drawn anew with nothing of its state.
  const Part = (props: Props) => createElement(useState(() => loaded ?? Awaited)[0], props);
  return Object.assign(Part, { ask: () => void load() });
}
