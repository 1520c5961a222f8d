import { type FormFactor, formFactors, isShown, type SourceImage } from '../../../ui/picture/sources.ts';

/** Background of a section as a content states it (SF-PAGE-06). */
export interface SectionBackground {
  altText?: string | undefined;
  pictures: Partial<Record<FormFactor, SourceImage>>;
  /** Two words such as "left center". */
  bgPosition?: string | undefined;
  /** `cover` or `contain`, or `repeat` to lay the picture out as tiles. */
  bgSizeOrRepeat?: string | undefined;
  hasOverlay?: boolean | undefined;
}

const across = ['left', 'center', 'right'] as const;
const down = ['top', 'center', 'bottom'] as const;

/** Where the picture is held; anything but two known words is the centre. */
export function backgroundPosition(value: string | undefined): {
  across: (typeof across)[number];
  down: (typeof down)[number];
} {
  const [first, second] = (value ?? '').trim().toLowerCase().split(/\s+/);
  return {
    across: across.find((word) => word === first) ?? 'center',
    down: down.find((word) => word === second) ?? 'center',
  };
}

/** How the picture fills the section; unknown words cover it. */
export function backgroundFit(value: string | undefined): 'cover' | 'contain' | 'repeat' {
  if (value === 'contain') return 'contain';
  return value?.startsWith('repeat') ? 'repeat' : 'cover';
}

/** The pictures by form factor that may be shown; a missing one is taken from the next wider. */
export function backgroundPictures({
  pictures,
}: SectionBackground): Partial<Record<FormFactor, SourceImage>> {
  const widestFirst = [...formFactors].reverse();
  let last: SourceImage | undefined;
  const shown = widestFirst.flatMap(({ name }) => {
    const own = pictures[name];
    last = own && isShown(own) ? own : last;
    return last ? [[name, last] as const] : [];
  });
  return Object.fromEntries(shown);
}
