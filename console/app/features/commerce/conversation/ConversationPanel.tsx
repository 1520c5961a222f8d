import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getRelatedListRecords } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import type { ConsoleRecord } from '../../../data/record.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { Section } from '../../object/Section.tsx';
import { CommentForm } from './CommentForm.tsx';
import { ConversationMessage } from './ConversationMessage.tsx';
import { readConversation } from './read-conversation.ts';

interface ConversationPanelProps {
  record: ConsoleRecord;
  info: ObjectInfo;
}

/** What was said about a case, by mail and among colleagues, with a form for a comment. */
export function ConversationPanel({ record, info }: ConversationPanelProps) {
  const say = useText();
  const platform = usePlatform();
  const { id: caseId, systemModstamp } = record;
  const { data, error, refetch } = useQuery(
    derivedQuery(platform, getRelatedListRecords, {
      input: { caseId, systemModstamp },
      part: 'conversation',
      read: () => readConversation(platform, record, info),
    }),
  );
  return (
    <Section title={say('conversation.title')}>
      <CommentForm caseId={caseId} />
      {error && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {!data && !error && <Pending />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 4, pb: 4 }}>
          {say('conversation.none')}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((message) => (
          <ConversationMessage key={message.id} message={message} />
        ))}
      </Box>
    </Section>
  );
}
