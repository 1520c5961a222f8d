import { type Media, mediaFor } from '#mock/art/media/media-for.ts';
import { createMediaRenderer } from '#mock/art/media/render-media.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { readMockSettings } from '#mock/settings.ts';
import type { Store } from '#mock/store/store.ts';
import { type Audience, publishedContent } from '../contents/published.ts';

/** Renders pictures and keeps the files beside the records, in the data folder of this process. */
export const renderMedia = createMediaRenderer(readMockSettings().dataDir);

/**
 * A published picture by its content key or id.
 *
 * @throws PlatformFault 404 for what is not published, and for what is no picture
 */
export async function requireMedia(store: Store, keyOrId: string, audience: Audience): Promise<Media> {
  const content = await publishedContent(store, keyOrId, audience);
  const media = content && mediaFor(content);
  if (!media) throw notFound();
  return media;
}
