import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { chosenFields, plainFields } from '#mock/model/shoppers/plain-fields.ts';
import type { Category } from './category-tree.ts';
import { mediaGroups } from './media-groups.ts';
import { loadPictures, media } from './pictures.ts';
import type { DetailChoice } from './read-product.ts';

type CategoryDetail = components['schemas']['ProductCategoryDetail'];

/**
 * Categories as their calls answer them, their pictures read at once.
 *
 * @throws PlatformFault 400 for an unknown field
 */
export async function categoryDetails(
  { store, language }: RequestContext,
  categories: readonly Category[],
  choice: DetailChoice,
): Promise<CategoryDetail[]> {
  const fields = choice.excludeFields ? [] : chosenFields('ProductCategory', choice.fields);
  const keys = choice.excludeMedia ? [] : categories.map(({ ImageContentKey__c }) => ImageContentKey__c);
  const pictures = await loadPictures(store, keys, language);
  return categories.map((category) => {
    const picture = media(pictures, category.ImageContentKey__c, category.Name);
    return {
      id: category.Id,
      urlName: category.UrlName,
      fields: plainFields('ProductCategory', category, fields),
      tileImage: picture,
      bannerImage: null,
      mediaGroups: mediaGroups(picture, choice, language),
    };
  });
}
