import { Alert, Box, Button, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { TextKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { Section } from '../../object/Section.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { type HomeContent, saveTexts, TEXTS } from './home-contents.ts';
import { PublishNote } from './PublishNote.tsx';
import { linkFaultOf } from './shop-link.ts';

interface ContentEditorProps {
  content: HomeContent;
  isReadOnly: boolean;
}

/** The texts of one content beside what they make. */
export function ContentEditor({ content, isReadOnly }: ContentEditorProps) {
  const say = useText();
  const note = useWrittenNotice();
  const platform = usePlatform();
  const names = TEXTS.filter((name) => typeof content.body[name] === 'string');
  const before = Object.fromEntries(names.map((name) => [name, String(content.body[name])]));
  const [texts, setTexts] = useState(before);
  const [problem, setProblem] = useState<unknown>();
  const [linkFault, setLinkFault] = useState<TextKey>();
  const linkInput = useRef<HTMLInputElement>(null);
  const [isSaving, setSaving] = useState(false);
  const isChanged = names.some((name) => texts[name] !== before[name]);
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      const fault = await linkFaultOf(platform, texts);
      setLinkFault(fault);
      if (fault) return linkInput.current?.focus();
      await saveTexts(platform, content, texts);
      note(say(content.isPublished ? 'homeContent.saved' : 'homeContent.savedDraft'));
    } catch (error) {
      setProblem(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Section
      title={content.name}
      note={say(content.type.endsWith('banner') ? 'homeContent.banner' : 'homeContent.invitation')}
      tools={
        <>
          <Button component={Link} to={paths.content(content.key)}>
            {say('contentPages.draftsAndVersions')}
          </Button>
          <Button component={Link} to={paths.record('ManagedContent', content.id)}>
            {say('homeContent.record')}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          p: 4,
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
          sx={{ display: 'grid', gap: 4, alignContent: 'start' }}
        >
          {content.isPublished ? null : <PublishNote content={content} isReadOnly={isReadOnly} />}
          {problem !== undefined && <Alert severity="error">{problemText(problem, say)}</Alert>}
          {names.map((name) => (
            <TextField
              key={name}
              label={say(name === 'title' ? 'homeContent.heading' : `homeContent.${name}`)}
              value={texts[name]}
              multiline={name === 'text'}
              disabled={isReadOnly}
              {...(name === 'buttonLink' && {
                inputRef: linkInput,
                error: linkFault !== undefined,
                helperText: linkFault && say(linkFault),
              })}
              onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            />
          ))}
          {!isReadOnly && (
            <Box sx={{ display: 'flex', gap: 2 }}>
              <Button type="submit" variant="contained" disabled={!isChanged || isSaving}>
                {say('action.save')}
              </Button>
              <Button disabled={!isChanged} onClick={() => setTexts(before)}>
                {say('homeContent.reset')}
              </Button>
            </Box>
          )}
        </Box>
        <ContentPreview content={content} texts={texts} />
      </Box>
    </Section>
  );
}
