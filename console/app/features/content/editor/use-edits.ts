import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { type Block, kindOf, withHidden } from '../blocks/block.ts';
import { type BlockField, withField } from '../blocks/fields.ts';
import { withSlides } from '../blocks/named-contents.ts';
import { type NewKind, newBlock } from '../blocks/new-block.ts';
import { toBlocks, toBody } from '../blocks/to-blocks.ts';
import { type Content, type Draft, shownOf } from '../contents.ts';
import { type ContentLanguage, LANGUAGES } from '../languages.ts';
import type { Change } from '../save-content.ts';

/** What is being edited of a content: its titles and its blocks. */
export interface Edited {
  titles: Partial<Record<ContentLanguage, string>>;
  blocks: readonly Block[];
}

/** A content as it opens in the editor. */
export function editedOf({ type, sides }: Content): Edited {
  const drafts = LANGUAGES.flatMap((language) => {
    const side = sides[language];
    return side ? [[language, shownOf(side)] as const] : [];
  });
  return {
    titles: Object.fromEntries(drafts.map(([language, { name }]) => [language, name])),
    blocks: toBlocks(type, Object.fromEntries(drafts.map(([language, { body }]) => [language, body]))),
  };
}

/** What a content says in a language after it was edited. */
function draftOf({ titles, blocks }: Edited, content: Content, language: ContentLanguage): Draft {
  const side = content.sides[language];
  return {
    name: (titles[language] ?? '').trim(),
    body: toBody(blocks, language, side ? shownOf(side).body : {}),
  };
}

/** The edits of a content that are not saved, and how they came about. */
export function useEdits(content: Content) {
  const say = useText();
  const [base, setBase] = useState(content);
  const [start, setStart] = useState(() => editedOf(content));
  const [now, setNow] = useState(start);
  const [past, setPast] = useState<readonly Edited[]>([]);
  const [said, setSaid] = useState('');

  const changes = LANGUAGES.flatMap((language): Change[] => {
    const draft = draftOf(now, base, language);
    const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(start, base, language));
    return isChanged ? [{ language, side: base.sides[language], draft }] : [];
  });
  /** A change of the blocks that can be taken back by one press, and is told. */
  const rearrange = (blocks: readonly Block[], message: string) => {
    setPast([...past, now]);
    setNow({ ...now, blocks });
    setSaid(message);
  };
  const withBlock = (block: Block) => now.blocks.map((one) => (one.id === block.id ? block : one));
  const titleOf = (block: Block) => say(`contentPages.kind_${kindOf(block)}`);
  const languages = LANGUAGES.filter((language) => now.titles[language] !== undefined);
  return {
    ...now,
    base,
    /** As it was when editing began. */
    start,
    changes,
    languages,
    said,
    isDirty: changes.length > 0,
    canUndo: past.length > 0,
    type: (id: string, language: ContentLanguage, field: BlockField, text: string) =>
      setNow({
        ...now,
        blocks: now.blocks.map((block) => (block.id === id ? typed(block, language, field, text) : block)),
      }),
    entitle: (language: ContentLanguage, title: string) =>
      setNow({ ...now, titles: { ...now.titles, [language]: title } }),
    add: (kind: NewKind) => {
      const block = newBlock(kind, languages);
      const firstSection = now.blocks.findIndex(({ part }) => part === 'section');
      const place = block.part === 'text' && firstSection >= 0 ? firstSection : now.blocks.length;
      rearrange(now.blocks.toSpliced(place, 0, block), say('contentPages.added', { block: titleOf(block) }));
      return block.id;
    },
    remove: (block: Block) =>
      rearrange(
        now.blocks.filter(({ id }) => id !== block.id),
        say('contentPages.removed', { block: titleOf(block) }),
      ),
    hide: (block: Block, isToHide: boolean) =>
      rearrange(
        withBlock(withHidden(block, isToHide)),
        say(isToHide ? 'contentPages.hidden' : 'contentPages.shown', { block: titleOf(block) }),
      ),
    /** Gives a block other slides, or the same in another order. */
    setSlides: (block: Block, keys: readonly string[], message: string) =>
      rearrange(withBlock(withSlides(block, keys)), message),
    /** Moves a block to the place of another one of its part. */
    move: (block: Block, to: number) => {
      const from = now.blocks.findIndex(({ id }) => id === block.id);
      if (to === from || now.blocks[to]?.part !== block.part) return;
      rearrange(
        now.blocks.toSpliced(from, 1).toSpliced(to, 0, block),
        say('contentPages.moved', { block: titleOf(block), place: to + 1, count: now.blocks.length }),
      );
    },
    translate: (language: ContentLanguage) => {
      const [from = language] = languages;
      const blocks = now.blocks.map((block) => ({
        ...block,
        entries: { ...block.entries, [language]: structuredClone(block.entries[from]) },
      }));
      setPast([...past, now]);
      setNow({ blocks, titles: { ...now.titles, [language]: now.titles[from] ?? '' } });
    },
    /** Gives a block to a language that lacks it. */
    complete: (block: Block, language: ContentLanguage) => {
      const [entry] = Object.values(block.entries);
      const entries = { ...block.entries, [language]: structuredClone(entry) };
      rearrange(withBlock({ ...block, entries }), say('contentPages.added', { block: titleOf(block) }));
    },
    undo: () => {
      const last = past.at(-1);
      if (last) setNow(last);
      setPast(past.slice(0, -1));
      setSaid(say('contentPages.undone'));
    },
    /** Goes on from what the platform has now; what was edited stays where it is given. */
    rebase: (newest: Content, edited?: Edited) => {
      const begin = editedOf(newest);
      setBase(newest);
      setStart(begin);
      if (edited) setPast([...past, now]);
      else setPast([]);
      setNow(edited ?? begin);
      setSaid('');
    },
    /** Goes on from what was written of it; what was typed since is still to be saved, and the screen stays as it is. */
    settle: (newest: Content, written: Edited) => {
      setBase(newest);
      setStart(written);
      setPast([]);
      setSaid('');
    },
    revert: () => {
      setPast([...past, now]);
      setNow(start);
      setSaid(say('contentPages.reverted'));
    },
  };
}

export type Edits = ReturnType<typeof useEdits>;

function typed(block: Block, language: ContentLanguage, field: BlockField, text: string): Block {
  const entry = block.entries[language];
  if (!entry) return block;
  // A picture is the same in every language.
  const languages = field.kind === 'picture' ? LANGUAGES : [language];
  const entries = languages.flatMap((one) => {
    const own = block.entries[one];
    return own ? [[one, withField(own, field, text)] as const] : [];
  });
  return { ...block, entries: { ...block.entries, ...Object.fromEntries(entries) } };
}
