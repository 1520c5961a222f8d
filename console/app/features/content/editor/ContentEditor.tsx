import { Alert } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useWarningBeforeUnload } from '../../../ui/use-warning-before-unload.ts';
import type { Content, Side } from '../contents.ts';
import { type ContentLanguage, LANGUAGES } from '../languages.ts';
import { VersionList } from '../versions/VersionList.tsx';
import { AddBlock } from './AddBlock.tsx';
import { BlockList } from './BlockList.tsx';
import { ContentBar } from './ContentBar.tsx';
import { ContentConflict } from './ContentConflict.tsx';
import { FaultList } from './FaultList.tsx';
import { Titles } from './Titles.tsx';
import { type Edits, useEdits } from './use-edits.ts';
import { type Saving, useSaving } from './use-saving.ts';

interface ContentEditorProps {
  content: Content;
  isReadOnly: boolean;
}

/** Edits a content: its titles, its blocks, and whether they become public. */
export function ContentEditor({ content, isReadOnly }: ContentEditorProps) {
  const say = useText();
  const edits = useEdits(content);
  const saving = useSaving(edits);
  const [isAsking, setAsking] = useState(false);
  useFreshContent(edits, saving, content);
  return (
    <>
      <LeaveGuard isDirty={edits.isDirty && !isReadOnly} />
      <FaultList {...{ edits, saving }} />
      <ContentConflict {...{ edits, saving }} />
      {saving.problem && <Alert severity="error">{saving.problem}</Alert>}
      <Titles {...{ edits, saving, isReadOnly }} />
      <BlockList {...{ edits, saving, isReadOnly }} />
      {!isReadOnly && <AddBlock edits={edits} />}
      <VersionList content={edits.base} isRestorable={!isReadOnly && !edits.isDirty} />
      {!isReadOnly && <ContentBar {...{ edits, saving }} onDiscard={() => setAsking(true)} />}
      {isAsking && (
        <ConfirmDialog
          confirmation={{
            title: say('contentPages.discardTitle'),
            lead: say('contentPages.discardLead'),
            act: () => void saving.discard(),
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/**
 * Shows what somebody else has saved or deleted meanwhile, unless something is edited: then the save tells of it. What is
 * read may be older than what was saved here last.
 */
function useFreshContent(edits: Edits, { isSaving }: Saving, content: Content): void {
  const seen = useRef(content);
  useEffect(() => {
    if (edits.isDirty || isSaving || seen.current === content) return;
    const before = seen.current;
    seen.current = content;
    const isNews = (language: ContentLanguage) =>
      isLater(content.sides[language], edits.base.sides[language]) ||
      (before.sides[language] !== undefined && content.sides[language] === undefined);
    if (LANGUAGES.some(isNews)) edits.rebase(content);
  });
}

const isLater = (one: Side | undefined, other: Side | undefined): boolean =>
  (one?.modifiedAt ?? '') > (other?.modifiedAt ?? '');

/** Asks before the page is left with something unsaved. */
function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const say = useText();
  useWarningBeforeUnload(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      confirmation={{
        title: say('record.discardTitle'),
        lead: say('record.discardLead'),
        act: () => blocker.proceed(),
      }}
      onClose={() => blocker.reset()}
    />
  );
}
