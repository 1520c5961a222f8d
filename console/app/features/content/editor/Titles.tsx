import { Box, Button, Chip, Link, Paper, TextField } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { type ContentLanguage, LANGUAGE_NAMES, LANGUAGES } from '../languages.ts';
import type { Edits } from './use-edits.ts';
import type { Saving } from './use-saving.ts';

interface TitlesProps {
  edits: Edits;
  saving: Saving;
  isReadOnly: boolean;
}

/** The titles of a content, and the way to a language that is not there yet. */
export function Titles({ edits, saving, isReadOnly }: TitlesProps) {
  const say = useText();
  return (
    <Paper variant="outlined" data-block="titles" sx={{ p: { xs: 3, md: 4 } }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {LANGUAGES.map((language) => {
          const fault = saving.faultAt(undefined, language, 0);
          return edits.titles[language] === undefined ? (
            <Box key={language} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <span>{say('contentPages.untranslated')}</span>
              {!isReadOnly && (
                <Button variant="outlined" onClick={() => edits.translate(language)}>
                  {say('contentPages.translate')}
                </Button>
              )}
            </Box>
          ) : (
            <Box key={language} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
              <TextField
                data-field={`${language} 0`}
                label={`${say('contentPages.pageTitle')} (${say(LANGUAGE_NAMES[language])})`}
                value={edits.titles[language]}
                lang={language}
                disabled={isReadOnly}
                error={Boolean(fault)}
                helperText={fault && say(fault.reason, fault.values)}
                onChange={({ target }) => edits.entitle(language, target.value)}
              />
              <SideState {...{ edits, language }} />
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}

/** Whether the shop shows a language as it is here, and its record. */
function SideState({ edits: { base }, language }: { edits: Edits; language: ContentLanguage }) {
  const say = useText();
  const side = base.sides[language];
  if (!side) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {side.draft && (
        <Chip size="small" variant="outlined" color="warning" label={say('contentPages.hasDraft')} />
      )}
      {!side.isPublished && <Chip size="small" variant="outlined" label={say('contentPages.notPublic')} />}
      <Link component={RouterLink} to={paths.record('ManagedContent', side.id)} variant="body2">
        {say('contentPages.record', { language: say(LANGUAGE_NAMES[language]) })}
      </Link>
    </Box>
  );
}
