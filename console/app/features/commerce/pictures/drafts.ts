import { type ContentLanguage, LANGUAGES } from '../../content/languages.ts';
import type { PictureSize } from './check-picture.ts';
import type { ProductPictures, SavedPicture } from './read-pictures.ts';

/** A picture that was chosen and is not saved yet. */
export interface NewPicture extends PictureSize {
  key: string;
  file: File;
  /** Where the browser shows the file from. */
  address: string;
}

/** What was done to the pictures of a product and is not saved. */
export interface Edits {
  /** Keys in the order that was chosen; pictures that are not named follow. */
  order: readonly string[];
  /** Alternative texts by `textKey`. */
  texts: Readonly<Record<string, string>>;
  removed: readonly string[];
  added: readonly NewPicture[];
}

export const NO_EDITS: Edits = { order: [], texts: {}, removed: [], added: [] };

/** A picture as the page shows it. */
export interface DraftPicture {
  /** Id of the product media, or a key of its own before it is saved. */
  key: string;
  saved?: SavedPicture;
  added?: NewPicture;
  isRemoved: boolean;
  altTexts: Record<ContentLanguage, string>;
}

export const textKey = (key: string, language: ContentLanguage) => `${key} ${language}`;

/** The pictures of a product with what was done to them, in the order chosen. */
export function draftsOf({ pictures }: ProductPictures, edits: Edits): DraftPicture[] {
  const { order, texts, removed, added } = edits;
  const drafts = [
    ...pictures.map((saved) => ({ key: saved.id, saved })),
    ...added.map((picture) => ({ key: picture.key, added: picture })),
  ].map((draft: Pick<DraftPicture, 'key' | 'saved' | 'added'>): DraftPicture => {
    const said = LANGUAGES.map((language) => [
      language,
      texts[textKey(draft.key, language)] ?? draft.saved?.contents[language]?.altText ?? '',
    ]);
    return { ...draft, isRemoved: removed.includes(draft.key), altTexts: Object.fromEntries(said) };
  });
  const place = new Map(order.map((key, index) => [key, index]));
  const placeOf = ({ key }: DraftPicture) => place.get(key) ?? order.length;
  return drafts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Keys after a picture was moved to a place. */
export function movedTo(drafts: readonly DraftPicture[], key: string, to: number): string[] {
  const others = drafts.map((draft) => draft.key).filter((each) => each !== key);
  return others.toSpliced(Math.max(0, to), 0, key);
}

/** An alternative text that differs from the one that is saved. */
export interface TextChange {
  draft: DraftPicture;
  language: ContentLanguage;
  altText: string;
}

/** The texts of saved pictures that were changed. */
export const changedTexts = (drafts: readonly DraftPicture[]): TextChange[] =>
  drafts.flatMap((draft) =>
    LANGUAGES.flatMap((language): TextChange[] => {
      const altText = draft.altTexts[language].trim();
      const isChanged = draft.saved && !draft.isRemoved && altText !== savedText(draft, language);
      return isChanged ? [{ draft, language, altText }] : [];
    }),
  );

/** The text that a picture has in a language as it is saved. */
export const savedText = ({ saved }: Pick<DraftPicture, 'saved'>, language: ContentLanguage): string =>
  saved?.contents[language]?.altText ?? '';

/** How much is not saved yet: pictures added, removed and moved, and texts. */
export function countChanges(page: ProductPictures, drafts: readonly DraftPicture[]): number {
  const added = drafts.filter((draft) => draft.added && !draft.isRemoved).length;
  const removed = drafts.filter((draft) => draft.saved && draft.isRemoved).length;
  const kept = drafts.filter((draft) => draft.saved).map(({ key }) => key);
  const isMoved = kept.some((key, index) => key !== page.pictures[index]?.id) || addedBefore(drafts);
  return added + removed + changedTexts(drafts).length + (isMoved && kept.length > 0 ? 1 : 0);
}

/** Whether a new picture stands before a saved one, which a mere addition does not do. */
function addedBefore(drafts: readonly DraftPicture[]): boolean {
  const first = drafts.findIndex((draft) => draft.added && !draft.isRemoved);
  return first >= 0 && drafts.slice(first).some((draft) => draft.saved && !draft.isRemoved);
}
