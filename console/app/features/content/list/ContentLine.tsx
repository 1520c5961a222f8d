import { Box, Chip, Link, Paper, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { relativeText } from '../../fields/format.ts';
import { type Content, nameOf, shownOf } from '../contents.ts';
import { LANGUAGES } from '../languages.ts';

interface ContentLineProps {
  content: Content;
  /** What can be done with it where it stands. */
  children?: React.ReactNode;
}

/** A content in a list: the way to its blocks, and what is not public of it. */
export function ContentLine({ content, children }: ContentLineProps) {
  const say = useText();
  const locale = useLocale();
  const sides = LANGUAGES.flatMap((language) => content.sides[language] ?? []);
  const [latest] = sides.toSorted((a, b) => (b.modifiedAt ?? '').localeCompare(a.modifiedAt ?? ''));
  const hasDraft = sides.some(({ draft }) => draft);
  return (
    <Paper
      component="li"
      square
      elevation={0}
      sx={{
        px: 4,
        py: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Link component={RouterLink} to={paths.content(content.key)} sx={{ fontWeight: 600 }}>
          {nameOf(content)}
        </Link>
        {sides[1] && (
          <Typography variant="body2" color="textSecondary" lang="en">
            {shownOf(sides[1]).name}
          </Typography>
        )}
      </Box>
      {sides.length < LANGUAGES.length && <Chip size="small" label={say('contentPages.oneLanguage')} />}
      {hasDraft && (
        <Chip size="small" variant="outlined" color="warning" label={say('contentPages.hasDraft')} />
      )}
      {sides.some(({ isPublished }) => !isPublished) && (
        <Chip size="small" variant="outlined" label={say('contentPages.notPublic')} />
      )}
      {latest?.modifiedAt && (
        <Typography variant="body2" color="textSecondary">
          {say('contentPages.lastChange', {
            when: relativeText(latest.modifiedAt, locale),
            who: latest.modifiedBy,
          })}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
