import { Box, TextField, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { textKey } from './drafts.ts';
import type { PictureRowProps } from './picture-row.ts';

type AltTextsProps = Pick<PictureRowProps, 'draft' | 'edits' | 'save' | 'isEditable'> & { label: string };

const LONGEST = 255;

/** What is read out in place of a picture, in each language of the shop. */
export function AltTexts({ draft, edits, save, isEditable, label }: AltTextsProps) {
  const say = useText();
  return LANGUAGES.map((language) => {
    const text = draft.altTexts[language];
    const name = say(language === 'de' ? 'pictures.german' : 'pictures.english');
    const fault = save.overtaken[textKey(draft.key, language)];
    if (!isEditable && !save.isSaving)
      return (
        <Box key={language}>
          <Typography variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography>{text || '–'}</Typography>
        </Box>
      );
    return (
      <TextField
        key={language}
        label={name}
        value={text}
        disabled={save.isSaving}
        onChange={({ target }) => edits.type(draft.key, language, target.value)}
        error={fault !== undefined}
        helperText={fault ?? (text ? '' : say('pictures.noText'))}
        fullWidth
        size="small"
        slotProps={{
          htmlInput: { maxLength: LONGEST, 'aria-label': `${label}: ${name}`, lang: language },
        }}
      />
    );
  });
}
