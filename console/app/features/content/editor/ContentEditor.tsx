import { Alert, Box, Button, Paper, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useWarningBeforeUnload } from '../../../ui/use-warning-before-unload.ts';
import { LANGUAGES } from '../../commerce/home/home-contents.ts';
import type { Content, Side } from '../contents.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { VersionList } from '../versions/VersionList.tsx';
import { AddBlock } from './AddBlock.tsx';
import { BlockList } from './BlockList.tsx';
import { ContentBar } from './ContentBar.tsx';
import { ContentConflict } from './ContentConflict.tsx';
import { FaultList } from './FaultList.tsx';
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

/** Shows what somebody else has saved meanwhile, unless something is edited: then the save tells of it. */
function useFreshContent(edits: Edits, { isSaving }: Saving, content: Content): void {
  const isOld = LANGUAGES.some((language) => isLater(content.sides[language], edits.base.sides[language]));
  useEffect(() => {
    if (isOld && !edits.isDirty && !isSaving) edits.rebase(content);
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

interface TitlesProps {
  edits: Edits;
  saving: Saving;
  isReadOnly: boolean;
}

/** The titles of a content, and the way to a language that is not there yet. */
function Titles({ edits, saving, isReadOnly }: TitlesProps) {
  const say = useText();
  return (
    <Paper variant="outlined" data-block="titles" sx={{ p: { xs: 3, md: 4 } }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {LANGUAGES.map((language) => {
          const fault = saving.faultAt(undefined, language, 0);
          return edits.titles[language] === undefined ? (
            <Box key={language} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <span>{say('homeContent.untranslated')}</span>
              {!isReadOnly && (
                <Button variant="outlined" onClick={() => edits.translate(language)}>
                  {say('homeContent.translate')}
                </Button>
              )}
            </Box>
          ) : (
            <TextField
              key={language}
              data-field={`${language} 0`}
              label={`${say('contentPages.pageTitle')} (${say(LANGUAGE_NAMES[language])})`}
              value={edits.titles[language]}
              lang={language}
              disabled={isReadOnly}
              error={Boolean(fault)}
              helperText={fault && say(fault.reason, fault.values)}
              onChange={({ target }) => edits.entitle(language, target.value)}
            />
          );
        })}
      </Box>
    </Paper>
  );
}
