import { Box, Button, Paper, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { fileAddress } from '#client/records/files.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { DropZone } from './DropZone.tsx';
import { FilePreview } from './FilePreview.tsx';
import { UploadList } from './UploadList.tsx';
import { useUpload } from './use-upload.ts';

interface DocumentPanelProps {
  record: ConsoleRecord;
  info: ObjectInfo;
}

/** What is in a document or in one of its versions, its download, and for a document a new version. */
export function DocumentPanel({ record, info }: DocumentPanelProps) {
  const say = useText();
  const platform = usePlatform();
  const headingId = useId();
  const isVersion = info.apiName === 'ContentVersion';
  const versionId = isVersion ? record.id : String(record.values.LatestPublishedVersionId ?? '');
  const { uploads, start, isBusy } = useUpload(record.id);
  if (!versionId) return null;
  const name = String(record.values.Title ?? '');
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, minHeight: 44 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: 1 }}>
          {say('files.preview')}
        </Typography>
        <Button
          component="a"
          href={fileAddress(platform, versionId)}
          download
          startIcon={<Download size={16} strokeWidth={1.5} />}
        >
          {say('files.download')}
        </Button>
      </Box>
      <FilePreview versionId={versionId} name={name} extension={record.values.FileExtension} />
      {!isVersion && info.updateable && (
        <Box sx={{ pt: 3 }}>
          <DropZone label={say('files.newVersion')} isMultiple={false} isBusy={isBusy} onFiles={start} />
          <UploadList uploads={uploads} />
        </Box>
      )}
    </Paper>
  );
}

/** Objects whose records have a content of their own. */
export const isFile = (objectApiName: string): boolean =>
  objectApiName === 'ContentDocument' || objectApiName === 'ContentVersion';
