import { isLinkAddress } from '../../../ui/picture/image-address.ts';
import { mediaUrl } from '../../../ui/picture/media-url.ts';
import type { SourceImage } from '../../../ui/picture/sources.ts';
import { type Body, flagOf, mediaKeyOf, textOf } from '../body.ts';
import type { SectionBackground } from './background.ts';
import type { SectionEntry } from './entries.ts';
import type { SectionDirections } from './LayoutSection.tsx';
import type { LayoutElement, LayoutView } from './section-view.ts';

/** A layout section of a content: columns with elements, their directions, and perhaps a picture behind them. */
export function toLayout(entry: SectionEntry): LayoutView {
  return {
    type: 'layout',
    columns: bodiesOf(entry.columns).map((column) => ({
      portion: textOf(column, 'portion') ?? '100%',
      elements: bodiesOf(column?.elements).flatMap(toElement),
    })),
    directions: toDirections(entry.directions as Body),
    background: toBackground(entry.background as Body),
  };
}

function bodiesOf(value: unknown): Body[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

function toElement(body: Body): LayoutElement[] {
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
      const { url } = imageOf(body, 'image');
      return url ? [{ kind: 'picture', url, altText: textOf(body, 'altText') ?? '' }] : [];
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

/** A picture by its content key, else by an address of its own and perhaps a srcset. */
function imageOf(body: Body, name: string): SourceImage {
  const key = mediaKeyOf(body, name);
  if (key) return { url: mediaUrl(key) };
  const value = body?.[name] as Body;
  if (typeof value !== 'object') return {};
  return { url: textOf(value, 'url'), srcSet: textOf(value, 'srcSet') };
}
