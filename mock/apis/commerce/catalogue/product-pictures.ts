import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { MediaChoice } from './media-groups.ts';
import { mediaOf, type ShownMedia } from './pictures.ts';

type Schemas = components['schemas'];
type Product = Row<'Product2'>;

/** A published picture of a product, in a media group. */
export interface ProductPicture {
  readonly ProductId: string;
  readonly SortOrder: number;
  readonly GroupId: string;
  readonly GroupName: string;
  readonly DeveloperName: string;
  readonly UsageType: 'Listing' | 'Standard';
  readonly Id: string;
  readonly ContentKey: string;
  readonly Name: string;
  readonly ContentBody: string;
}

/** The pictures of products by product id, in their order. */
export type ProductPictures = ReadonlyMap<string, readonly ProductPicture[]>;

/** Reads the published pictures of products in one statement, each in the language asked for where there is one. */
export async function loadProductPictures(
  { db }: Store,
  productIds: readonly string[],
  language: Language,
): Promise<ProductPictures> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ProductMedia as media')
    .innerJoin('ElectronicMediaGroup as group', 'group.Id', 'media.ElectronicMediaGroupId')
    .innerJoin('ManagedContent as named', 'named.Id', 'media.ElectronicMediaId')
    .innerJoin('ManagedContent as content', 'content.ContentKey', 'named.ContentKey')
    .where('media.ProductId', 'in', ids)
    .where('content.IsPublished', '=', true)
    .select(['media.Id as MediaId', 'media.ProductId', 'media.SortOrder'])
    .select(['group.Id as GroupId', 'group.Name as GroupName', 'group.DeveloperName', 'group.UsageType'])
    .select(['content.Id', 'content.ContentKey', 'content.Name', 'content.ContentBody', 'content.Language'])
    .orderBy('media.SortOrder')
    .orderBy('media.Id')
    .execute();
  const inLanguage = new Map<string, (typeof rows)[number]>();
  for (const row of rows)
    if (row.Language === language || !inLanguage.has(row.MediaId)) inLanguage.set(row.MediaId, row);
  return Map.groupBy(inLanguage.values() as Iterable<ProductPicture>, ({ ProductId }) => ProductId);
}

/** The picture that stands for a product: that of lists, or the first one of its page (RD-MEDIA-02). */
export function productPicture(pictures: ProductPictures, product: Product): ShownMedia | null {
  const own = pictures.get(product.Id) ?? [];
  const shown = own.find(({ UsageType }) => UsageType === 'Listing') ?? own[0];
  return shown ? answered(shown, product) : null;
}

/** The media groups of a product with their pictures in order, or those asked for. */
export function productMediaGroups(
  pictures: ProductPictures,
  product: Product,
  { mediaGroups, excludeMedia }: MediaChoice,
): Schemas['ProductMediaGroup'][] {
  if (excludeMedia) return [];
  const groups = Map.groupBy(pictures.get(product.Id) ?? [], ({ DeveloperName }) => DeveloperName);
  return [...groups].flatMap(([developerName, [first, ...others]]) => {
    if (!first || !(mediaGroups?.includes(developerName) ?? true)) return [];
    const { GroupId, GroupName, UsageType } = first;
    const mediaItems = [first, ...others].map((picture) => answered(picture, product));
    return [{ id: GroupId, developerName, name: GroupName, usageType: UsageType, mediaItems }];
  });
}

/** The text of a picture names the pack where the picture has none of its own. */
function answered(picture: ProductPicture, product: Product): ShownMedia {
  const { Name, L2C_CM_ProductNameVariant__c: variant } = product;
  const alternateText = variant === null ? Name : `${Name}, ${variant}`;
  return { ...mediaOf(picture, alternateText), sortOrder: picture.SortOrder };
}
