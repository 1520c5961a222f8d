import { useRef, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { writeTogether } from '../../../data/record-service.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { platformTelling } from '../../files/platform-telling.ts';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';
import { changedTexts, draftsOf, savedText, textKey } from './drafts.ts';
import { type PublishedPicture, publishPicture } from './publish-picture.ts';
import type { ProductPictures } from './read-pictures.ts';
import { savePictures } from './save-pictures.ts';
import type { PictureEdits } from './use-picture-edits.ts';

interface SaveOf {
  edits: PictureEdits;
  readNewest: () => Promise<ProductPictures>;
}

/** Saves what was done to the pictures; what has arrived already is not sent again where it has to be tried twice. */
export function useSavePictures({ edits, readNewest }: SaveOf) {
  const say = useText();
  const platform = usePlatform();
  const noteSaved = useWrittenNotice();
  const published = useRef(new Map<string, PublishedPicture>());
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({});
  const [overtaken, setOvertaken] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const publishAdded = async () => {
    for (const draft of edits.drafts) {
      const { key, added, isRemoved } = draft;
      if (!added || isRemoved || published.current.has(key)) continue;
      const tell = (share: number) => setShares((before) => ({ ...before, [key]: share }));
      published.current.set(
        key,
        await publishPicture(platform, { ...draft, added }, platformTelling(platform, tell)),
      );
      tell(1);
    }
  };
  /** Texts that somebody else has changed since they were read here. */
  const conflictsWith = (newest: ProductPictures): Record<string, string> =>
    Object.fromEntries(
      changedTexts(edits.drafts).flatMap(({ draft, language }) => {
        const saved = newest.pictures.find(({ id }) => id === draft.key);
        const now = savedText({ ...(saved && { saved }) }, language);
        if (!saved || now === savedText(draft, language)) return [];
        return [[textKey(draft.key, language), say('variants.overtaken', { value: now || '–' })]];
      }),
    );
  const attempt = async (): Promise<boolean> => {
    const conflicts = conflictsWith(await readNewest());
    setOvertaken(conflicts);
    if (Object.keys(conflicts).length > 0) return false;
    await publishAdded();
    const newest = await readNewest();
    const drafts = draftsOf(newest, edits.edits);
    const faults = await savePictures(platform, newest, drafts, published.current);
    if (faults.length > 0) setProblem(faults.join(' '));
    return faults.length === 0;
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    try {
      const isSaved = await writeTogether(platform, attempt);
      if (isSaved) {
        await readNewest();
        published.current.clear();
        setShares({});
        edits.reset();
        noteSaved(say('pictures.saved'));
      }
    } catch (error) {
      setProblem(problemText(error, say));
    }
    setSaving(false);
  };
  return { save, isSaving, problem, shares, overtaken };
}

export type PictureSave = ReturnType<typeof useSavePictures>;
