import { type Media, mediaFor } from '#mock/art/media/media-for.ts';
import { createMediaRenderer } from '#mock/art/media/render-media.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { readMockSettings } from '#mock/settings.ts';
import type { Store } from '#mock/store/store.ts';
import { type Audience, publishedContent } from '../contents/published.ts';
import { uploadedPicture } from './uploaded-picture.ts';

/** Renders pictures and keeps the files beside the records, in the data folder of this process. */
export const renderMedia = createMediaRenderer(readMockSettings().dataDir);

interface DeliveredMedia {
  readonly media: Media;
  /** Whether everybody may see it, or a preview alone. */
  readonly isPublished: boolean;
}

/**
 * A picture by its content key or id: a published one, in a preview any.
 *
 * @throws PlatformFault 404 for what the audience does not see, and for what is no picture
 */
export async function requireMedia(
  store: Store,
  keyOrId: string,
  audience: Audience,
): Promise<DeliveredMedia> {
  const content = await publishedContent(store, keyOrId, audience);
  const media = content && (mediaFor(content) ?? uploadedPicture(store, content));
  if (!media) throw notFound();
  return { media, isPublished: content.IsPublished };
}
