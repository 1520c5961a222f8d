import { createHash } from 'node:crypto';
import { drawPicture, type Picture, pictureSizes } from '../picture.ts';

export type MediaFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';

/** What is known of a picture that can be rendered. */
interface MediaFacts {
  contentKey: string;
  /** Changes whenever the record's picture changes; names files and entity tags. */
  version: string;
  /** The width in pixels it is made for. */
  width: number;
}

/** A picture that is drawn. */
export interface Drawing extends MediaFacts {
  /** The drawing to be shown at a width in pixels. */
  svg(width: number): string;
}

/** A picture that was uploaded. */
export interface Photograph extends MediaFacts {
  /** Its bytes: JPEG, PNG, WebP or AVIF. */
  file(): Promise<Buffer>;
}

export type Media = Drawing | Photograph;

/** The members of a ManagedContent record that a picture is made from. */
export interface PictureRecord {
  ContentKey: string;
  /** JSON with a member `picture`, see {@link Picture}. */
  ContentBody: string;
}

/** The picture of a content record; undefined when its body holds none (a text, or no valid JSON). */
export function mediaFor({ ContentKey, ContentBody }: PictureRecord): Drawing | undefined {
  const picture = pictureOf(ContentBody);
  if (!picture) return undefined;
  return {
    contentKey: ContentKey,
    version: createHash('sha256')
      .update(drawing)
      .update(JSON.stringify(picture))
      .digest('base64url')
      .slice(0, 12),
    width: pictureSizes[picture.kind].width,
    svg: (width) => drawPicture(picture, width),
  };
}

/** Part of every version: raise it when the drawings themselves change, so that kept files are made anew. */
const drawing = 'drawing 1';

function pictureOf(body: string): Picture | undefined {
  try {
    const { picture } = JSON.parse(body) as { picture?: Picture };
    return picture && Object.hasOwn(pictureSizes, picture.kind) ? picture : undefined;
  } catch {
    return undefined;
  }
}
