import type { Platform } from '#client/platform.ts';
import type { InputFields } from '#client/records/types.ts';
import { changeRecord, createRecord, writeTogether } from '../../data/record-service.ts';
import type { Content, Draft, Side } from './contents.ts';
import type { ContentLanguage } from './languages.ts';

const OBJECT = 'ManagedContent';

/** What is to be written of a content in one language. */
export interface Change {
  language: ContentLanguage;
  /** Absent where the content is not there in the language yet. */
  side: Side | undefined;
  draft: Draft;
}

/** Whether it goes to the shop or waits. */
export type Purpose = 'draft' | 'publish';

/**
 * Writes a content language by language; it is taken back in all of them at once (RD-UNDO-03).
 *
 * @param onWritten is told of each language that is written, since another one may be refused
 * @throws FetchError 412 where somebody else has written the language meanwhile
 */
export const saveContent = (
  platform: Platform,
  content: Content,
  changes: readonly Change[],
  purpose: Purpose,
  onWritten: (language: ContentLanguage) => void,
): Promise<void> =>
  writeTogether(platform, async () => {
    for (const { language, side, draft } of changes) {
      if (side) await changeSide(platform, side, purpose === 'publish' ? published(draft) : kept(draft));
      else
        await createRecord(platform, OBJECT, { ...identityOf(content, language), ...begun(draft, purpose) });
      onWritten(language);
    }
  });

/** Forgets what is drafted; the shop goes on to show what it shows. */
export const discardDraft = (platform: Platform, side: Side): Promise<void> =>
  changeSide(platform, side, NO_DRAFT);

/** Publishes a content as it was once (RD-CONTENT-05). */
export const restoreVersion = (platform: Platform, side: Side, draft: Draft): Promise<void> =>
  changeSide(platform, side, published(draft));

async function changeSide(platform: Platform, side: Side, values: InputFields): Promise<void> {
  const { id, draft, isPublished, modifiedAt } = side;
  const before = { ...shown(side), ...(draft ? kept(draft) : NO_DRAFT), IsPublished: isPublished };
  const record = { id, apiName: OBJECT, values: before };
  await changeRecord(platform, record, values, { ifUnmodifiedSince: modifiedAt });
}

const NO_DRAFT = { DraftName__c: null, DraftBody__c: null };

const kept = ({ name, body }: Draft): InputFields => ({
  DraftName__c: name,
  DraftBody__c: JSON.stringify(body),
});

const shown = ({ name, body }: Draft): InputFields => ({ Name: name, ContentBody: JSON.stringify(body) });

const published = (draft: Draft): InputFields => ({
  ...shown(draft),
  ...NO_DRAFT,
  IsPublished: true,
  PublishedDate: new Date().toISOString(),
});

const begun = (draft: Draft, purpose: Purpose): InputFields =>
  purpose === 'publish' ? published(draft) : { ...shown(draft), IsPublished: false };

const identityOf = ({ key, type }: Content, language: ContentLanguage): InputFields => ({
  ContentKey: key,
  ContentTypeFullyQualifiedName: type,
  Language: language,
});
