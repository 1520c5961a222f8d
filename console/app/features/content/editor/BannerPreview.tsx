import { Box } from '@mui/material';
import { mediaPath } from '#client/content/images.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Entry } from '../blocks/block.ts';
import type { ContentLanguage } from '../languages.ts';

interface BannerPreviewProps {
  entry: Entry;
  language: ContentLanguage;
  /** What the language is called. */
  name: string;
}

/** A banner or an invitation as the shop draws it, with the texts as they are typed. The shop is light only. */
export function BannerPreview({ entry, language, name }: BannerPreviewProps) {
  const say = useText();
  const { caption, title, text, buttonText, image } = entry as Record<string, string | undefined> & {
    image?: { contentKey?: string };
  };
  const picture = image?.contentKey;
  return (
    <Box
      role="region"
      aria-label={say('contentPages.previewOf', { name })}
      lang={language}
      sx={{
        position: 'relative',
        minHeight: 180,
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
      <Box sx={{ position: 'relative', p: 5, maxWidth: '50%' }}>
        <Box sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
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
