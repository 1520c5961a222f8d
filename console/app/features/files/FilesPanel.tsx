import { Box, Chip, Link, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { createRecord } from '../../data/record-service.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { relativeText } from '../fields/format.ts';
import { useInSight } from '../related/use-in-sight.ts';
import { DropZone } from './DropZone.tsx';
import { fileSize } from './file-size.ts';
import { UploadList } from './UploadList.tsx';
import { type LinkedFile, useLinkedFiles } from './use-linked-files.ts';
import { useUpload } from './use-upload.ts';

const DOCUMENT = 'ContentDocument';
const LINK = 'ContentDocumentLink';

interface FilesPanelProps {
  recordId: string;
  /** Whether what was in sight first is there, so that the files may follow before anybody scrolls to them. */
  isNext: boolean;
}

/** The files of a record, read once somebody may look at them; who may write files drops new ones here. */
export function FilesPanel({ recordId, isNext }: FilesPanelProps) {
  const say = useText();
  const headingId = useId();
  const platform = usePlatform();
  const { ref, isInSight } = useInSight<HTMLDivElement>();
  const isAsked = isInSight || isNext;
  const document = useQuery(objectInfoQuery(platform, isAsked && DOCUMENT));
  const link = useQuery(objectInfoQuery(platform, isAsked && LINK));
  const { data: files, error } = useLinkedFiles(recordId, isAsked);
  const { uploads, start, isBusy } = useUpload(undefined, async ({ contentDocument }) => {
    const fields = { ContentDocumentId: contentDocument.id ?? null, LinkedEntityId: recordId };
    await createRecord(platform, LINK, fields);
  });
  const mayUpload = document.data?.updateable && link.data?.createable;
  if (error || document.error || link.error || (files?.length === 0 && !mayUpload)) return null;
  return (
    <Paper variant="outlined" component="section" ref={ref} aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, minHeight: 44 }}>
        <FileText size={18} strokeWidth={1.5} aria-hidden />
        <Typography variant="h2" id={headingId}>
          {say('files.title')}
        </Typography>
        {files && <Chip label={files.length} />}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files?.map((file) => (
          <FileRow key={file.linkId} file={file} />
        ))}
      </Box>
      {mayUpload && (
        <>
          <DropZone label={say('files.upload')} isMultiple isBusy={isBusy} onFiles={start} />
          <UploadList uploads={uploads} />
        </>
      )}
    </Paper>
  );
}

function FileRow({ file: { document } }: { file: LinkedFile }) {
  const locale = useLocale();
  const { Title, FileExtension, ContentSize, LastModifiedDate } = document.values;
  const facts = [
    String(FileExtension ?? '').toUpperCase(),
    typeof ContentSize === 'number' ? fileSize(ContentSize, locale) : '',
    LastModifiedDate ? relativeText(String(LastModifiedDate), locale) : '',
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 4, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Link component={RouterLink} to={paths.record(DOCUMENT, document.id)} sx={{ flex: 1, minWidth: 120 }}>
        {String(Title ?? document.id)}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
