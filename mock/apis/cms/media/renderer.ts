import { createMediaRenderer } from '#mock/art/media/render-media.ts';
import { readMockSettings } from '#mock/settings.ts';

/** Renders pictures and keeps the files beside the records, in the data folder of this process. */
export const renderMedia = createMediaRenderer(readMockSettings().dataDir);
