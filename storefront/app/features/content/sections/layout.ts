import { imageInfo } from '#client/content/images.ts';
import { isLinkAddress } from '../../../ui/picture/image-address.ts';
import { mediaUrl } from '../../../ui/picture/media-url.ts';
import type { SourceImage } from '../../../ui/picture/sources.ts';
import { type Body, flagOf, mediaKeyOf, textOf } from '../body.ts';
import type { SectionBackground } from './background.ts';
import type { SectionEntry } from './entries.ts';
import type { SectionDirections } from './LayoutSection.tsx';
import type { LayoutElement, LayoutView } from './section-view.ts';

/** Contents of images by their keys. */
export type ImageContents = ReadonlyMap<string, Parameters<typeof imageInfo>[1]>;

/** Content keys of the pictures among the elements of a layout section, which say what is on them. */
export const pictureKeys = (entry: SectionEntry): string[] =>
  bodiesOf(entry.columns)
    .flatMap((column) => bodiesOf(column?.elements))
    .flatMap((body) => (body?.kind === 'picture' ? (mediaKeyOf(body, 'image') ?? []) : []));

/** A layout section of a content: columns with elements, their directions, and perhaps a picture behind them. */
export function toLayout(entry: SectionEntry, images: ImageContents): LayoutView {
  return {
    type: 'layout',
    columns: bodiesOf(entry.columns).map((column) => ({
      portion: textOf(column, 'portion') ?? '100%',
      elements: bodiesOf(column?.elements).flatMap((body) => toElement(body, images)),
    })),
    directions: toDirections(entry.directions as Body),
    background: toBackground(entry.background as Body),
  };
}

function bodiesOf(value: unknown): Body[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

function toElement(body: Body, images: ImageContents): LayoutElement[] {
  const text = textOf(body, 'text');
  switch (body?.kind) {
    case 'text':
      return [
        { kind: 'text', title: textOf(body, 'title'), text, alignment: body.alignment, size: body.size },
      ];
    case 'link': {
      const link = textOf(body, 'link');
      return text && isLinkAddress(link) ? [{ kind: 'link', text, link }] : [];
    }
    case 'picture': {
      const { url, altText } = pictureOf(body, images);
      return url ? [{ kind: 'picture', url, altText }] : [];
    }
    default:
      return [];
  }
}

function toDirections(body: Body): SectionDirections {
  const names = ['desktop', 'tablet', 'mobile'] as const;
  const known = names.flatMap((name) => {
    const value = body?.[name];
    return value === 'row' || value === 'column' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

function toBackground(body: Body): SectionBackground | undefined {
  if (!body) return undefined;
  const pictures = {
    desktop: imageOf(body, 'desktop'),
    tablet: imageOf(body, 'tablet'),
    mobile: imageOf(body, 'mobile'),
  };
  return {
    altText: textOf(body, 'altText'),
    pictures,
    bgPosition: textOf(body, 'bgPosition'),
    bgSizeOrRepeat: textOf(body, 'bgSizeOrRepeat'),
    hasOverlay: flagOf(body, 'hasOverlay'),
  };
}

/** A picture and what it says: the page's words, and nothing where they are empty; else those of its content. */
function pictureOf(body: Body, images: ImageContents): { url: string | undefined; altText: string } {
  const key = mediaKeyOf(body, 'image');
  const overrideAltText = textOf(body, 'altText');
  if (!key) return { url: imageOf(body, 'image').url, altText: overrideAltText ?? '' };
  const defaultUrl = textOf(body?.image as Body, 'url');
  const { url, altText } = imageInfo(key, images.get(key), { overrideAltText, defaultUrl });
  return { url, altText: body?.altText === '' ? '' : altText };
}

/** A picture by its content key, else by an address of its own and perhaps a srcset. */
function imageOf(body: Body, name: string): SourceImage {
  const key = mediaKeyOf(body, name);
  if (key) return { url: mediaUrl(key) };
  const value = body?.[name] as Body;
  if (typeof value !== 'object') return {};
  return { url: textOf(value, 'url'), srcSet: textOf(value, 'srcSet') };
}
