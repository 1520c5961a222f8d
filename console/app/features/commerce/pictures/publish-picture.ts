import type { Platform } from '#client/platform.ts';
import type { RecordBatch } from '#client/records/batch.ts';
import { uploadFile } from '#client/records/files.ts';
import { writeBatch } from '../../../data/record-service.ts';
import type { Written } from '../../../data/undo/written.ts';
import { outcomeOf } from '../../bulk/run-batch.ts';
import type { DraftPicture, NewPicture } from './drafts.ts';
import { LANGUAGES, type PictureLanguage } from './read-pictures.ts';

/** A new picture as the platform has it, not yet one of the product. */
export interface PublishedPicture {
  /** Content in the language of the shop. */
  contentId: string;
  /** Records that were made for it. */
  written: readonly Written[];
}

/**
 * Uploads a picture and makes it a content in each language.
 *
 * @param telling the same platform, which tells how much of the file is sent
 * @throws FetchError where the upload is refused; Error with the reasons where the contents are
 */
export async function publishPicture(
  platform: Platform,
  { added, altTexts }: DraftPicture & { added: NewPicture },
  telling: Platform,
): Promise<PublishedPicture> {
  const { file, width, height } = added;
  const document = await uploadFile(telling, { fileData: file });
  const contentVersionId = document.contentVersion.id ?? '';
  const name = file.name.replace(/\.[^.]+$/, '') || file.name;
  const contentKey = `MC${crypto.randomUUID().replaceAll('-', '').toUpperCase()}`;
  const contentIn = (language: PictureLanguage) => ({
    Name: name,
    ContentKey: contentKey,
    ContentTypeFullyQualifiedName: 'sfdc_cms__image',
    Language: language,
    IsPublished: true,
    PublishedDate: new Date().toISOString(),
    ContentBody: JSON.stringify({
      altText: altTexts[language].trim(),
      width,
      height,
      picture: { kind: 'file', contentVersionId },
    }),
  });
  const records = LANGUAGES.map((language) => ({ apiName: 'ManagedContent', fields: contentIn(language) }));
  const batch = { allOrNone: true, operations: [{ type: 'CREATE', records }] } as RecordBatch;
  const { hasErrors, results } = await writeBatch(platform, batch);
  const outcomes = records.map(({ fields }, index) => outcomeOf({ key: '', name, fields }, results[index]));
  if (hasErrors)
    throw new Error(
      outcomes.flatMap(({ messages, fields }) => [...messages, ...Object.values(fields)]).join(' '),
    );
  const [first] = outcomes;
  return {
    contentId: first?.id ?? '',
    written: [
      ...outcomes.map(({ id = '' }) => ({ id, apiName: 'ManagedContent', name, kind: 'created' as const })),
      { id: document.contentDocument.id ?? '', apiName: 'ContentDocument', name, kind: 'created' },
    ],
  };
}
