import type { Platform } from '#client/platform.ts';
import type { InputFields } from '#client/records/types.ts';
import { noteWritten } from '../../../data/undo/journal.ts';
import { refusalsOf, type WholeWrite, writeWhole, writtenOf } from '../../bulk/write-whole.ts';
import { changedTexts, type DraftPicture } from './drafts.ts';
import type { PublishedPicture } from './publish-picture.ts';
import type { ProductPictures } from './read-pictures.ts';

interface Write {
  type: WholeWrite['type'];
  apiName: 'ProductMedia' | 'ManagedContent';
  id?: string;
  fields: InputFields;
  before?: InputFields;
}

/**
 * Saves the pictures of a product in one call, all or none: which there are, their order and their texts, and that lists
 * show the first one. All of it can be taken back together.
 *
 * @param published contents of the new pictures by key
 * @returns why it was refused; nothing where it is saved
 * @throws FetchError where the call is refused as a whole
 */
export async function savePictures(
  platform: Platform,
  page: ProductPictures,
  drafts: readonly DraftPicture[],
  published: ReadonlyMap<string, PublishedPicture>,
): Promise<string[]> {
  const kept = drafts.filter(({ isRemoved }) => !isRemoved);
  const contentOf = ({ key, saved }: DraftPicture) => saved?.contentId ?? published.get(key)?.contentId ?? '';
  const writes = [
    ...orderWrites(page, kept, contentOf),
    ...drafts.flatMap(({ isRemoved, saved }): Write[] =>
      isRemoved && saved ? [{ type: 'DELETE', apiName: 'ProductMedia', id: saved.id, fields: {} }] : [],
    ),
    ...listWrites(page, kept[0] && contentOf(kept[0])),
    ...textWrites(drafts),
  ];
  if (writes.length === 0) return [];
  const saved = await writeWhole(
    platform,
    writes.map((write) => {
      const { apiName, id = '', before } = write;
      return { ...write, written: writtenOf(write, { apiName, id, name: page.product.name }, before) };
    }),
  );
  if (!saved.isSaved) return refusalsOf(saved);
  const made = [...published.values()].flatMap(({ written }) => written);
  noteWritten(...saved.written, ...made);
  return [];
}

/** New pictures, and the places of those that have another one by now. */
function orderWrites(
  { product, groups }: ProductPictures,
  kept: readonly DraftPicture[],
  contentOf: (draft: DraftPicture) => string,
): Write[] {
  return kept.flatMap((draft, SortOrder): Write[] => {
    const { saved } = draft;
    if (!saved)
      return [
        {
          type: 'CREATE',
          apiName: 'ProductMedia',
          fields: {
            ProductId: product.id,
            ElectronicMediaGroupId: groups.Standard ?? null,
            ElectronicMediaId: contentOf(draft),
            SortOrder,
          },
        },
      ];
    if (saved.sortOrder === SortOrder) return [];
    const before = { SortOrder: saved.sortOrder };
    return [{ type: 'UPDATE', apiName: 'ProductMedia', id: saved.id, fields: { SortOrder }, before }];
  });
}

/** The picture of lists is the first one. */
function listWrites(
  { product, groups, listPicture }: ProductPictures,
  contentId: string | undefined,
): Write[] {
  if (!groups.Listing || contentId === listPicture?.contentId) return [];
  const apiName = 'ProductMedia';
  if (listPicture && contentId) {
    const before = { ElectronicMediaId: listPicture.contentId };
    const fields = { ElectronicMediaId: contentId };
    return [{ type: 'UPDATE', apiName, id: listPicture.id, fields, before }];
  }
  if (listPicture) return [{ type: 'DELETE', apiName, id: listPicture.id, fields: {} }];
  const fields = {
    ProductId: product.id,
    ElectronicMediaGroupId: groups.Listing,
    ElectronicMediaId: contentId ?? null,
    SortOrder: 0,
  };
  return [{ type: 'CREATE', apiName, fields }];
}

/** Texts of pictures that are there; in a language that a picture is not in yet it gets a content of its own. */
function textWrites(drafts: readonly DraftPicture[]): Write[] {
  return changedTexts(drafts).flatMap(({ draft: { saved }, language, altText }): Write[] => {
    const own = saved?.contents[language];
    const pattern = own ?? saved?.contents.de ?? saved?.contents.en;
    if (!saved || !pattern) return [];
    const ContentBody = JSON.stringify({ ...JSON.parse(pattern.body), altText });
    if (own) {
      const before = { ContentBody: own.body };
      return [{ type: 'UPDATE', apiName: 'ManagedContent', id: own.id, fields: { ContentBody }, before }];
    }
    const fields = {
      Name: pattern.name,
      ContentKey: saved.contentKey,
      ContentTypeFullyQualifiedName: 'sfdc_cms__image',
      Language: language,
      ContentBody,
      IsPublished: true,
      PublishedDate: new Date().toISOString(),
    };
    return [{ type: 'CREATE', apiName: 'ManagedContent', fields }];
  });
}
