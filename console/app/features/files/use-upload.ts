import { useState } from 'react';
import { FetchError, isSessionExpired } from '#client/errors/index.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { type FileDocument, uploadFile, uploadFileVersion } from '#client/records/files.ts';
import { filesConstants } from '#generated/record-data/constants.gen.ts';
import { writeTogether } from '../../data/record-service.ts';
import { noteSessionExpiry } from '../../data/session-expiry.ts';
import { type Say, useLocale, useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { fileSize } from './file-size.ts';
import { platformTelling } from './platform-telling.ts';

const { fileBytesMaximum } = filesConstants;
const TOO_LARGE = 413;

/** One file on its way to the platform. */
export interface Upload {
  key: string;
  name: string;
  /** Share that is sent, from 0 to 1. */
  share: number;
  /** Why it did not arrive. */
  problem?: string;
  isDone?: boolean;
}

/**
 * Uploads files one after the other, each with its progress and its own reason where it fails.
 *
 * @param documentId document that gets a new version; absent, each file becomes a document of its own
 * @param onUploaded what follows each upload, before the next one starts
 */
export function useUpload(
  documentId: string | undefined,
  onUploaded?: (document: FileDocument) => Promise<void>,
) {
  const say = useText();
  const locale = useLocale();
  const platform = usePlatform();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const uploadOne = async (key: string, file: File) => {
    const tooLarge = say('files.tooLarge', { maximum: fileSize(fileBytesMaximum, locale) });
    if (file.size > fileBytesMaximum) return change(key, { problem: tooLarge });
    const telling = platformTelling(platform, (share) => change(key, { share }));
    try {
      const document = documentId
        ? await uploadFileVersion(telling, documentId, { fileData: file })
        : await uploadFile(telling, { fileData: file });
      await onUploaded?.(document);
      change(key, { share: 1, isDone: true });
    } catch (error) {
      noteSessionExpiry(error);
      change(key, { problem: problemOf(error, tooLarge, say) });
    }
  };
  const start = async (files: readonly File[]) => {
    const keyed = files.map((file) => ({ key: crypto.randomUUID(), file }));
    setUploads(keyed.map(({ key, file }) => ({ key, name: file.name, share: 0 })));
    await writeTogether(platform, async () => {
      for (const { key, file } of keyed) await uploadOne(key, file);
    });
  };
  return { uploads, start, isBusy: uploads.some(({ isDone, problem }) => !isDone && !problem) };
}

function problemOf(error: unknown, tooLarge: string, say: Say): string {
  if (error instanceof FetchError && error.status === TOO_LARGE) return tooLarge;
  return isSessionExpired(error) ? say('files.expired') : problemText(error, say);
}
