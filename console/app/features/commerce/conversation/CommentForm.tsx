import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { createRecord } from '../../../data/record-service.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';

/** Comments that were begun, by case; they outlive the page. */
const begun = new Map<string, string>();

/** Takes a comment for colleagues, or for the customer too; Ctrl and Enter send it. */
export function CommentForm({ caseId }: { caseId: string }) {
  const say = useText();
  const platform = usePlatform();
  const noteSaved = useWrittenNotice();
  const { data: info } = useQuery(objectInfoQuery(platform, 'CaseComment'));
  const [text, setText] = useState(begun.get(caseId) ?? '');
  const [isPublished, setPublished] = useState(false);
  const type = (typed: string) => {
    begun.set(caseId, typed);
    setText(typed);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      createRecord(platform, 'CaseComment', {
        ParentId: caseId,
        CommentBody: text.trim(),
        IsPublished: isPublished,
      }),
    onSuccess: () => {
      type('');
      setPublished(false);
      noteSaved(say('conversation.saved'));
    },
  });
  const body = info?.fields.CommentBody;
  if (!info?.createable || !body) return null;
  const isTooLong = text.trim().length > body.length;
  const maySend = text.trim() !== '' && !isTooLong && !isPending;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) mutate();
      }}
      sx={{ display: 'grid', gap: 2, p: 4 }}
    >
      {error && <Alert severity="error">{problemText(error, say)}</Alert>}
      <TextField
        multiline
        minRows={2}
        maxRows={10}
        label={say('conversation.field')}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && maySend) mutate();
        }}
        error={isTooLong}
        helperText={isTooLong && say('field.tooLong', { max: body.length, count: text.trim().length })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: 3 }}>
        {info.fields.IsPublished && (
          <FormControlLabel
            control={<Checkbox checked={isPublished} onChange={(_, isOn) => setPublished(isOn)} />}
            label={info.fields.IsPublished.label}
            sx={{ mr: 'auto' }}
          />
        )}
        <Button
          type="submit"
          variant="outlined"
          startIcon={<MessageSquarePlus size={16} strokeWidth={1.5} />}
          disabled={!maySend}
        >
          {say('conversation.send')}
        </Button>
      </Box>
    </Box>
  );
}
