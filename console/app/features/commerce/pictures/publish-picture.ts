import type { Platform } from '#client/platform.ts';
import { uploadFile } from '#client/records/files.ts';
import type { Written } from '../../../data/undo/written.ts';
import { refusalsOf, writeWhole } from '../../bulk/write-whole.ts';
import { type ContentLanguage, LANGUAGES } from '../../content/languages.ts';
import type { DraftPicture, NewPicture } from './drafts.ts';

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
  const contentIn = (language: ContentLanguage) => ({
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
  const of = { id: '', apiName: 'ManagedContent', name, kind: 'created' as const };
  const saved = await writeWhole(
    platform,
    LANGUAGES.map((language) => ({ type: 'CREATE' as const, fields: contentIn(language), written: of })),
  );
  if (!saved.isSaved) throw new Error(refusalsOf(saved).join(' '));
  return {
    contentId: saved.written[0]?.id ?? '',
    written: [
      ...saved.written,
      { id: document.contentDocument.id ?? '', apiName: 'ContentDocument', name, kind: 'created' },
    ],
  };
}
