import type { Platform } from '#client/platform.ts';
import type { RecordBatch } from '#client/records/batch.ts';
import type { InputFields } from '#client/records/types.ts';
import { writeBatch } from '../../../data/record-service.ts';
import { noteWritten } from '../../../data/undo/journal.ts';
import type { Written } from '../../../data/undo/written.ts';
import { outcomeOf } from '../../bulk/run-batch.ts';
import { changedTexts, type DraftPicture } from './drafts.ts';
import type { PublishedPicture } from './publish-picture.ts';
import type { ProductPictures } from './read-pictures.ts';

interface Write {
  type: 'UPDATE' | 'CREATE' | 'DELETE';
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
  const types = ['DELETE', 'UPDATE', 'CREATE'] as const;
  const sent = types.flatMap((type) => writes.filter((write) => write.type === type));
  const operations = types.flatMap((type) => {
    const records = sent.filter((write) => write.type === type).map(recordOf);
    return records.length > 0 ? [{ type, records }] : [];
  });
  const { hasErrors, results } = await writeBatch(platform, { allOrNone: true, operations } as RecordBatch);
  const outcomes = sent.map(({ id = '', fields }, index) =>
    outcomeOf({ key: id, name: page.product.name, fields }, results[index]),
  );
  if (hasErrors) return outcomes.flatMap(({ messages, fields }) => [...messages, ...Object.values(fields)]);
  const made = [...published.values()].flatMap(({ written }) => written);
  noteWritten(
    ...sent.map((write, index) => writtenOf(write, page.product.name, outcomes[index]?.id)),
    ...made,
  );
  return [];
}

const recordOf = ({ type, apiName, id, fields }: Write) =>
  type === 'CREATE' ? { apiName, fields } : { fields: { ...fields, Id: id } };

function writtenOf({ type, apiName, id, fields, before }: Write, name: string, newId = ''): Written {
  if (type === 'CREATE') return { id: newId, apiName, name, kind: 'created' };
  if (type === 'DELETE') return { id: id ?? '', apiName, name, kind: 'deleted' };
  return { id: id ?? '', apiName, name, kind: 'changed', before: before ?? {}, after: fields };
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
