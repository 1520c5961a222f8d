import { useState } from 'react';
import { isChangedSince } from '#client/errors/index.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { writeTogether } from '../../../data/record-service.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';
import type { Block } from '../blocks/block.ts';
import { type Fault, faultsOf } from '../blocks/faults.ts';
import { fieldsOf } from '../blocks/fields.ts';
import { type Content, readContent, shownOf } from '../contents.ts';
import { type ContentLanguage, LANGUAGES } from '../languages.ts';
import { altOf, readPictures } from '../pictures.ts';
import { type Change, discardDraft, type Purpose, saveContent } from '../save-content.ts';
import { type Edits, editedOf } from './use-edits.ts';

/** Saves, publishes and discards what is edited of a content; says what keeps it from being written. */
export function useSaving(edits: Edits) {
  const say = useText();
  const note = useWrittenNotice();
  const platform = usePlatform();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [theirs, setTheirs] = useState<Content>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { base } = edits;

  const readNewest = async (): Promise<Content> => {
    await platform.invalidate(getListRecordsByName);
    const newest = await readContent(platform, base.key);
    if (!newest) throw new Error(say('record.gone'));
    return newest;
  };
  const working = async (work: () => Promise<void>): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(problemText(error, say));
    } finally {
      setSaving(false);
    }
  };
  const write = async (changes: readonly Change[], purpose: Purpose): Promise<void> => {
    const newest = await readNewest();
    if (changes.some(({ language }) => isNewer(newest, base, language))) return setTheirs(newest);
    const { titles, blocks } = edits;
    const written: ContentLanguage[] = [];
    try {
      await saveContent(platform, base, changes, purpose, (language) => written.push(language));
    } catch (error) {
      if (written.length > 0) {
        const half = await readNewest();
        edits.settle(half, editedOf(half));
      } else if (isChangedSince(error)) return setTheirs(await readNewest());
      throw error;
    }
    edits.settle(await readNewest(), { titles, blocks });
    note(say(purpose === 'publish' ? 'contentPages.published' : 'contentPages.savedDraft'));
  };
  return {
    faults,
    faultAt: (blockId: string | undefined, language: ContentLanguage, place: number) =>
      faults.find((one) => one.blockId === blockId && one.language === language && one.place === place),
    problem,
    isSaving,
    /** What somebody else has written since editing began, where a save was stopped by it. */
    theirs,
    settle: () => setTheirs(undefined),
    save: (purpose: Purpose) =>
      working(async () => {
        const pictures = await readPictures(platform, [...new Set(edits.blocks.flatMap(pictureKeys))]);
        const found = await faultsOf(platform, edits.titles, edits.blocks, {
          altOf: (key, language) => altOf(pictures, key, language),
        });
        setFaults(found);
        if (found.length > 0) return;
        await write(purpose === 'publish' ? publishable(edits) : edits.changes, purpose);
      }),
    discard: () =>
      working(async () => {
        await writeTogether(platform, async () => {
          for (const side of Object.values(base.sides)) if (side.draft) await discardDraft(platform, side);
        });
        edits.rebase(await readNewest());
        note(say('contentPages.discarded'));
      }),
  };
}

export type Saving = ReturnType<typeof useSaving>;

const pictureKeys = ({ part, entries }: Block): string[] =>
  Object.values(entries)
    .flatMap((entry) => fieldsOf(part, entry))
    .flatMap(({ kind, value }) => (kind === 'picture' && value ? value : []));

/** Whether somebody has written a language since a content was read. */
export const isNewer = (newest: Content, base: Content, language: ContentLanguage): boolean =>
  newest.sides[language]?.modifiedAt !== base.sides[language]?.modifiedAt;

/** What the shop does not show yet: edits, drafts and languages that were never published. */
export function publishable({ base, changes }: Pick<Edits, 'base' | 'changes'>): Change[] {
  const edited = new Map(changes.map((change) => [change.language, change]));
  return LANGUAGES.flatMap((language) => {
    const side = base.sides[language];
    const waits = side && (side.draft !== undefined || !side.isPublished);
    return edited.get(language) ?? (waits ? { language, side, draft: shownOf(side) } : []);
  });
}
