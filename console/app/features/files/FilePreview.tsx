import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { fileAddress } from '#client/records/files.ts';
import { localQuery } from '../../data/queries/local-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { type FileKind, fileKind, imageType } from './file-kind.ts';

/** As much of a text is shown. */
const TEXT_MAXIMUM = 20_000;

interface FilePreviewProps {
  versionId: string;
  name: string;
  extension: unknown;
}

/** What is in a file, where that can be shown without danger: pictures, texts and PDFs. */
export function FilePreview({ versionId, name, extension }: FilePreviewProps) {
  const say = useText();
  const platform = usePlatform();
  const kind = shownKind(extension);
  const { data, error } = useQuery({
    ...localQuery('fileContent', [versionId], () => readContent(platform, versionId)),
    enabled: kind !== undefined,
  });
  if (!kind || error)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 4 }}>
        {say(error ? 'files.previewFailed' : 'files.noPreview')}
      </Typography>
    );
  if (!data) return <Skeleton variant="rectangular" height={220} />;
  if (kind === 'text') return <Text blob={data} name={name} />;
  if (kind === 'pdf') return <Pages blob={data} name={name} />;
  return <Picture blob={data} type={imageType(extension)} name={name} />;
}

/** Not every browser has a viewer for PDFs. */
function shownKind(extension: unknown): FileKind | undefined {
  const kind = fileKind(extension);
  return kind === 'pdf' && !navigator.pdfViewerEnabled ? undefined : kind;
}

async function readContent(platform: Platform, versionId: string): Promise<Blob> {
  const response = await fetch(fileAddress(platform, versionId));
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return response.blob();
}

/** Address of what is in memory, as long as it is shown, under a type that the platform did not choose. */
function useAddress(blob: Blob, type: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([blob], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, type]);
  return address;
}

function Pages({ blob, name }: { blob: Blob; name: string }) {
  const address = useAddress(blob, 'application/pdf');
  return (
    <Box
      component="iframe"
      src={address}
      title={name}
      sx={{
        display: 'block',
        width: 1,
        height: 'min(70dvh, 720px)',
        border: 0,
        bgcolor: 'background.default',
      }}
    />
  );
}

function Picture({ blob, type, name }: { blob: Blob; type: string; name: string }) {
  const address = useAddress(blob, type);
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', p: 4, bgcolor: 'background.default', minHeight: 160 }}>
      {address && (
        <Box
          component="img"
          src={address}
          alt={name}
          sx={{ maxWidth: 1, maxHeight: 360, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

function Text({ blob, name }: { blob: Blob; name: string }) {
  const say = useText();
  const { data = '' } = useQuery({
    ...localQuery('fileText', [name, blob.size], () => blob.slice(0, TEXT_MAXIMUM).text()),
    gcTime: 0,
  });
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={say('files.preview')}
      sx={{ m: 0, p: 4, maxHeight: 320, overflow: 'auto', fontSize: 12, bgcolor: 'background.default' }}
    >
      {data}
      {blob.size > TEXT_MAXIMUM && '\n…'}
    </Box>
  );
}
