import { Alert, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';
import { type HomeContent, publish } from './home-contents.ts';

interface PublishNoteProps {
  content: HomeContent;
  isReadOnly: boolean;
}

/** Says that the shop does not show a content yet, and lets it. */
export function PublishNote({ content, isReadOnly }: PublishNoteProps) {
  const say = useText();
  const notify = useNotify();
  const note = useWrittenNotice();
  const platform = usePlatform();
  const press = () =>
    publish(platform, content).then(
      () => note(say('homeContent.published')),
      (error) => notify(problemText(error, say), { type: 'error' }),
    );
  return (
    <Alert
      severity="info"
      action={
        isReadOnly ? undefined : (
          <Button color="inherit" size="small" onClick={press}>
            {say('homeContent.publish')}
          </Button>
        )
      }
    >
      {say('homeContent.draft')}
    </Alert>
  );
}
