import { type Body, textOf } from '../body.ts';
import type { SectionType } from './section-view.ts';

/** A section as the body of a content states it: a known type and whatever belongs to it. */
export type SectionEntry = Record<string, unknown> & { type: SectionType };

const types: Record<SectionType, true> = {
  slideshow: true,
  guestBlock: true,
  topBrands: true,
  bestSellers: true,
  products: true,
  layout: true,
  form: true,
};

/**
 * The sections of a page in their order. What is no section, or of a type that this shop does not know, is left out, and
 * so is what is not meant for the visitor: the guest block, and any section with the audience `guests` or `buyers`.
 */
export function sectionEntries(body: Body, { isGuest }: { isGuest: boolean }): SectionEntry[] {
  const sections = body?.sections;
  if (!Array.isArray(sections)) return [];
  return sections.filter(isEntry).filter(({ type, audience, hidden }) => {
    if (hidden === true) return false;
    if (type === 'guestBlock' || audience === 'guests') return isGuest;
    return audience !== 'buyers' || !isGuest;
  });
}

function isEntry(value: unknown): value is SectionEntry {
  const type = (value as { type?: unknown } | null)?.type;
  return typeof type === 'string' && Object.hasOwn(types, type);
}

/** Names under which sections refer to other contents, each a list of references. */
const referring = ['slides', 'brands', 'block'] as const;

/** Key of the page that the action of a form leads to. */
const actionPage = ({ action }: SectionEntry) => textOf(action as Body, 'page') ?? [];

/** Content keys that the sections refer to, each once and in order. */
export function referredKeys(entries: SectionEntry[]): string[] {
  return [
    ...new Set(
      entries.flatMap((entry) =>
        [...referring.flatMap((name) => keysOf(entry[name])), actionPage(entry)].flat(),
      ),
    ),
  ];
}

/** Keys of one reference, or of a list of them. */
export function keysOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((reference) => {
    const key = (reference as { contentKey?: unknown } | null | undefined)?.contentKey;
    return typeof key === 'string' && key.trim() ? [key] : [];
  });
}
