import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';

type Media = components['schemas']['ProductMedia'];
type MediaGroup = components['schemas']['ProductMediaGroup'];

const GROUPS = [
  { developerName: 'productDetailImage', usageType: 'Standard', de: 'Produktbilder', en: 'Product images' },
  { developerName: 'productListImage', usageType: 'Listing', de: 'Listenbild', en: 'List image' },
] as const;

/** What a request says about pictures. */
export interface MediaChoice {
  readonly mediaGroups?: readonly string[];
  readonly excludeMedia?: boolean;
}

/** The media groups of a record with one picture, or those asked for. */
export function mediaGroups(picture: Media | null, asked: MediaChoice, language: Language): MediaGroup[] {
  if (asked.excludeMedia || !picture) return [];
  return GROUPS.filter(({ developerName }) => asked.mediaGroups?.includes(developerName) ?? true).map(
    ({ developerName, usageType, ...name }) => ({
      id: developerName,
      developerName,
      name: name[language],
      usageType,
      mediaItems: [picture],
    }),
  );
}
