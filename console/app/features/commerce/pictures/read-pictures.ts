import type { Platform } from '#client/platform.ts';
import { readRows } from '#client/records/query-rows.ts';
import { fullId, quoted } from '../../../data/query-text.ts';
import type { ContentLanguage } from '../../content/languages.ts';

/** What a picture is in one language. */
export interface PictureContent {
  id: string;
  name: string;
  /** JSON as it is saved. */
  body: string;
  altText: string;
}

/** A picture of a product as it is saved. */
export interface SavedPicture {
  /** Id of the product media. */
  id: string;
  contentKey: string;
  /** Content that the product media names. */
  contentId: string;
  sortOrder: number;
  contents: Partial<Record<ContentLanguage, PictureContent>>;
}

/** The picture of a product that lists show, where it has one of its own. */
export interface ListPicture {
  id: string;
  contentId: string;
}

/** A product with its pictures in their order. */
export interface ProductPictures {
  product: { id: string; name: string };
  pictures: readonly SavedPicture[];
  listPicture: ListPicture | undefined;
  /** Ids of the media groups by what they are for; one that the store does not have is undefined. */
  groups: Partial<Record<'Listing' | 'Standard', string>>;
}

interface MediaRow {
  Id: string;
  ElectronicMediaId: string;
  ElectronicMediaGroupId: string;
  SortOrder: number;
  ElectronicMedia: { ContentKey: string } | null;
}

interface ContentRow {
  Id: string;
  Name: string;
  ContentKey: string;
  Language: string;
  ContentBody: string;
}

/** Reads the pictures of a product, the texts of each in every language; undefined where there is no such product. */
export async function readPictures(
  platform: Platform,
  productId: string,
): Promise<ProductPictures | undefined> {
  const id = fullId(productId);
  if (!id) return undefined;
  const [products, groupRows, media] = await Promise.all([
    readRows<{ Id: string; Name: string }>(platform, `SELECT Id, Name FROM Product2 WHERE Id = '${id}'`),
    readRows<{ Id: string; UsageType: 'Listing' | 'Standard' }>(
      platform,
      'SELECT Id, UsageType FROM ElectronicMediaGroup',
    ),
    readRows<MediaRow>(
      platform,
      `SELECT Id, ElectronicMediaId, ElectronicMediaGroupId, SortOrder, ElectronicMedia.ContentKey FROM ProductMedia WHERE ProductId = '${id}' ORDER BY SortOrder, Id`,
    ),
  ]);
  const [product] = products;
  if (!product) return undefined;
  const groups = Object.fromEntries(groupRows.map((group) => [group.UsageType, group.Id]));
  const contents = Map.groupBy(await readContents(platform, media), ({ ContentKey }) => ContentKey);
  const ofLists = media.find(({ ElectronicMediaGroupId }) => ElectronicMediaGroupId === groups.Listing);
  return {
    product: { id: product.Id, name: product.Name },
    groups,
    listPicture: ofLists && { id: ofLists.Id, contentId: ofLists.ElectronicMediaId },
    pictures: media
      .filter(({ ElectronicMediaGroupId }) => ElectronicMediaGroupId === groups.Standard)
      .map((row) => toPicture(row, contents.get(row.ElectronicMedia?.ContentKey ?? '') ?? [])),
  };
}

async function readContents(platform: Platform, media: readonly MediaRow[]): Promise<ContentRow[]> {
  const keys = media.flatMap(({ ElectronicMedia }) => ElectronicMedia?.ContentKey ?? []);
  if (keys.length === 0) return [];
  const named = [...new Set(keys)].map(quoted).join(', ');
  return readRows<ContentRow>(
    platform,
    `SELECT Id, Name, ContentKey, Language, ContentBody FROM ManagedContent WHERE ContentKey IN (${named})`,
  );
}

function toPicture(row: MediaRow, contents: readonly ContentRow[]): SavedPicture {
  return {
    id: row.Id,
    contentKey: row.ElectronicMedia?.ContentKey ?? '',
    contentId: row.ElectronicMediaId,
    sortOrder: row.SortOrder,
    contents: Object.fromEntries(
      contents.map(({ Id, Name, Language, ContentBody }) => [
        Language,
        { id: Id, name: Name, body: ContentBody, altText: altTextOf(ContentBody) },
      ]),
    ),
  };
}

function altTextOf(body: string): string {
  const { altText } = JSON.parse(body) as { altText?: unknown };
  return typeof altText === 'string' ? altText : '';
}
