import { Box, Button, Typography } from '@mui/material';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { filesConstants } from '#generated/record-data/constants.gen.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { fileSize } from './file-size.ts';

interface DropZoneProps {
  /** What the button is called. */
  label: string;
  /** What is said beside the button; unless told, how large a file may be. */
  hint?: string;
  /** Media types that the button offers; all unless told. */
  accept?: string;
  isMultiple: boolean;
  isBusy: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes files by a drop, or by a button for everybody else. */
export function DropZone({ label, hint, accept, isMultiple, isBusy, onFiles }: DropZoneProps) {
  const say = useText();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isBusy) onFiles(isMultiple ? files : files.slice(0, 1));
    if (input.current) input.current.value = '';
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 3,
        m: 4,
        mt: 1,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        borderRadius: 1,
        bgcolor: isOver ? 'action.selected' : 'background.default',
      }}
    >
      <Button
        variant="outlined"
        disabled={isBusy}
        startIcon={<Upload size={16} strokeWidth={1.5} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {hint ?? say('files.drop', { maximum: fileSize(filesConstants.fileBytesMaximum, locale) })}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        onChange={(event) => take(event.target.files)}
      />
    </Box>
  );
}
