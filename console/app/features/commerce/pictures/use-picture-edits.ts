import { useState } from 'react';
import { mediaConstants } from '#generated/cms/constants.gen.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import type { ContentLanguage } from '../../content/languages.ts';
import { fileSize } from '../../files/file-size.ts';
import { checkPicture } from './check-picture.ts';
import { countChanges, draftsOf, type Edits, movedTo, type NewPicture, NO_EDITS, textKey } from './drafts.ts';
import type { ProductPictures } from './read-pictures.ts';

/** A file that cannot become a picture, and why. */
export interface RefusedFile {
  name: string;
  reason: string;
}

/** What is done to the pictures of a product before it is saved; each step is said to those who do not see it. */
export function usePictureEdits(page: ProductPictures) {
  const say = useText();
  const locale = useLocale();
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');
  const drafts = draftsOf(page, edits);
  const change = (changes: Partial<Edits>) => setEdits((before) => ({ ...before, ...changes }));

  const add = async (files: readonly File[]) => {
    const checked = await Promise.all(files.map(async (file) => ({ file, found: await checkPicture(file) })));
    const maximum = fileSize(mediaConstants.pictureBytesMaximum, locale);
    const values = { maximum, minimum: mediaConstants.pictureMinimumPixels };
    setRefused(
      checked.flatMap(({ file, found }) =>
        'fault' in found ? [{ name: file.name, reason: say(found.fault, values) }] : [],
      ),
    );
    const added = checked.flatMap(({ file, found }): NewPicture[] =>
      'fault' in found
        ? []
        : [{ key: crypto.randomUUID(), file, address: URL.createObjectURL(file), ...found }],
    );
    setEdits((before) => ({ ...before, added: [...before.added, ...added] }));
    if (added.length > 0) setSaid(say('pictures.added', { count: added.length }));
  };
  const move = (key: string, to: number) => {
    if (to < 0 || to >= drafts.length) return;
    change({ order: movedTo(drafts, key, to) });
    setSaid(say('pictures.movedTo', { place: to + 1, count: drafts.length }));
  };
  const setRemoved = (key: string, isRemoved: boolean) => {
    setEdits((before) => ({
      ...before,
      removed: [...before.removed.filter((each) => each !== key), ...(isRemoved ? [key] : [])],
    }));
    setSaid(say(isRemoved ? 'pictures.removedOne' : 'pictures.back'));
  };
  const type = (key: string, language: ContentLanguage, text: string) =>
    setEdits((before) => ({ ...before, texts: { ...before.texts, [textKey(key, language)]: text } }));
  const reset = () => {
    for (const { address } of edits.added) URL.revokeObjectURL(address);
    setEdits(NO_EDITS);
    setRefused([]);
  };
  return {
    drafts,
    edits,
    changeCount: countChanges(page, drafts),
    refused,
    said,
    add,
    move,
    setRemoved,
    type,
    reset,
  };
}

export type PictureEdits = ReturnType<typeof usePictureEdits>;
