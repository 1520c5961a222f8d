import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { fileAddress } from '#client/records/files.ts';
import { savePicture } from '../../data/picture.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { offers, usePhotoActions } from '../actions/use-actions.ts';
import { DropZone } from '../files/DropZone.tsx';
import { UploadList } from '../files/UploadList.tsx';
import { useUpload } from '../files/use-upload.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { CurrentPicture } from './CurrentPicture.tsx';

interface AvatarDialogProps {
  record: Pick<ConsoleRecord, 'id' | 'apiName'>;
  name: string;
  onClose: () => void;
}

/** Puts a picture on a record, by upload or by its address, or takes it off. */
export function AvatarDialog({ record, name, onClose }: AvatarDialogProps) {
  const say = useText();
  const platform = usePlatform();
  const titleId = useId();
  const actions = usePhotoActions(record.id);
  const [address, setAddress] = useState('');
  const { mutate, error, isPending } = useAvatarChange(
    { id: record.id, apiName: record.apiName, name },
    onClose,
  );
  const { data: document } = useQuery(objectInfoQuery(platform, 'ContentDocument'));
  const { uploads, start, isBusy } = useUpload(undefined, async ({ contentVersion }) => {
    if (contentVersion.id) setAddress(fileAddress(platform, contentVersion.id));
  });
  const put = () => mutate(address.trim());
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('avatar.titleOf', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {error && <Alert severity="error">{problemText(error, say)}</Alert>}
        <CurrentPicture recordId={record.id} />
        {document?.updateable && (
          <Box sx={{ mx: -4 }}>
            <DropZone label={say('avatar.upload')} isMultiple={false} isBusy={isBusy} onFiles={start} />
            <UploadList uploads={uploads} />
          </Box>
        )}
        <TextField
          autoFocus
          sx={{ mt: 2 }}
          label={say('avatar.address')}
          helperText={say('avatar.addressHelp')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        {(!actions || offers(actions, 'DeletePhoto')) && (
          <Button color="error" sx={{ mr: 'auto' }} disabled={isPending} onClick={() => mutate(undefined)}>
            {say('avatar.remove')}
          </Button>
        )}
        <Button onClick={onClose}>{say('action.cancel')}</Button>
        <Button variant="contained" disabled={isPending || address.trim() === ''} onClick={put}>
          {say('action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useAvatarChange(record: Parameters<typeof savePicture>[1], onDone: () => void) {
  const say = useText();
  const note = useWrittenNotice();
  const platform = usePlatform();
  return useMutation({
    mutationFn: (address: string | undefined) => savePicture(platform, record, address),
    onSuccess: () => {
      note(say('avatar.saved', { name: record.name }));
      onDone();
    },
  });
}
