import { Box, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { Section } from '../../object/Section.tsx';
import { type ContentLanguage, type HomeContent, startTranslation } from './home-contents.ts';

interface MissingTranslationProps {
  /** The content in the language that the shop shows meanwhile. */
  content: HomeContent;
  /** The one that is missing. */
  language: ContentLanguage;
  isReadOnly: boolean;
}

/** A content that is not there in a language, and the way to it. */
export function MissingTranslation({ content, language, isReadOnly }: MissingTranslationProps) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const start = () =>
    startTranslation(platform, content, language).catch((error) =>
      notify(problemText(error, say), { type: 'error' }),
    );
  return (
    <Section title={content.name}>
      <Box sx={{ p: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <span>{say('homeContent.untranslated')}</span>
        {isReadOnly ? null : (
          <Button variant="outlined" onClick={start}>
            {say('homeContent.translate')}
          </Button>
        )}
      </Box>
    </Section>
  );
}
