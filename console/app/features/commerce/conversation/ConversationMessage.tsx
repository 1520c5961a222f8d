import { Box, Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import { CircleHelp, type LucideIcon, Mail, MessageSquareText, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { momentText, relativeText } from '../../fields/format.ts';
import type { Message } from './read-conversation.ts';

const ICONS: Record<Message['kind'], LucideIcon> = {
  question: CircleHelp,
  mailIn: Mail,
  mailOut: Send,
  comment: MessageSquareText,
};

/** Object that a message is a record of; the question is part of the case itself. */
const OBJECTS: Partial<Record<Message['kind'], string>> = {
  mailIn: 'EmailMessage',
  mailOut: 'EmailMessage',
  comment: 'CaseComment',
};

/** One message: who to whom, when and what; a long one is folded. */
export function ConversationMessage({ message }: { message: Message }) {
  const say = useText();
  const locale = useLocale();
  const { id, kind, at, who, subject, text, isPublished } = message;
  const Icon = ICONS[kind];
  const objectApiName = OBJECTS[kind];
  const time = (
    <time dateTime={at} title={momentText(at, locale)}>
      {relativeText(at, locale)}
    </time>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        gap: 3,
        px: 4,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: kind === 'comment' ? 'action.hover' : undefined,
      }}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" color="textSecondary" component="p">
          {say(`conversation.${kind}`, { who: who || say('conversation.someone') })}
          {' · '}
          {objectApiName ? (
            <MuiLink component={Link} to={paths.record(objectApiName, id)} color="inherit">
              {time}
            </MuiLink>
          ) : (
            time
          )}{' '}
          {isPublished && <Chip size="small" label={say('conversation.published')} />}
        </Typography>
        {subject && <Typography sx={{ fontWeight: 600 }}>{subject}</Typography>}
        <MessageText text={text} />
      </Box>
    </Box>
  );
}

/** Lines of a message that are shown before somebody asks for the rest. */
const SHOWN_LINES = 6;
/** Characters that take about as much room. */
const SHOWN_CHARACTERS = 600;

function MessageText({ text }: { text: string }) {
  const say = useText();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > SHOWN_CHARACTERS || text.split('\n').length > SHOWN_LINES;
  const folded = {
    display: '-webkit-box',
    WebkitLineClamp: SHOWN_LINES,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  } as const;
  return (
    <>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', ...(isLong && !isWhole ? folded : {}) }}>
        {text}
      </Typography>
      {isLong && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 1 }}>
          {say(isWhole ? 'conversation.less' : 'conversation.more')}
        </Button>
      )}
    </>
  );
}
