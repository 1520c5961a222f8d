import { Box } from '@mui/material';
import { mediaPath } from '#client/content/images.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { HomeContent } from './home-contents.ts';

interface ContentPreviewProps {
  content: HomeContent;
  texts: Record<string, string>;
}

/** A banner or an invitation as the shop draws it, with the texts as they are typed. The shop is light only. */
export function ContentPreview({ content: { body, name, language }, texts }: ContentPreviewProps) {
  const say = useText();
  const { caption, title, text, buttonText } = texts;
  const picture = body.image?.contentKey;
  return (
    <Box
      role="region"
      aria-label={`${say('homeContent.preview')}: ${name}`}
      lang={language}
      sx={{
        position: 'relative',
        minHeight: 220,
        overflow: 'hidden',
        borderRadius: 2,
        bgcolor: '#06382c',
        color: '#ffffff',
        display: 'flex',
        alignItems: 'center',
      }}
    >
      {picture && (
        <Box
          component="img"
          src={`${mediaPath(picture)}?width=960&format=webp`}
          alt=""
          sx={{
            position: 'absolute',
            inset: 0,
            width: 1,
            height: 1,
            objectFit: 'cover',
            objectPosition: 'right',
          }}
        />
      )}
      <Box sx={{ position: 'relative', p: 6, maxWidth: '50%' }}>
        <Box sx={{ fontSize: 22, fontWeight: 600, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
          {caption ?? title}
        </Box>
        {text && <Box sx={{ mt: 2, fontSize: 14, overflowWrap: 'anywhere' }}>{text}</Box>}
        {buttonText && (
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              mt: 4,
              px: 4,
              py: 2,
              borderRadius: 1,
              bgcolor: '#ffffff',
              color: '#0a6b50',
              fontWeight: 600,
            }}
          >
            {buttonText}
          </Box>
        )}
      </Box>
    </Box>
  );
}
