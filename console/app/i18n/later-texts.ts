import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

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

/** A part of a page that is loaded, with all texts, when it is first drawn. */
export const laterPart = <Props extends object>(
  open: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await withLaterTexts(open()) }));
