import { Box, Button, Typography } from '@mui/material';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FaultTable } from './FaultTable.tsx';
import { LIMITS } from './parse-file.ts';
import type { FileFault } from './types.ts';

interface FileStepProps {
  faults: readonly FileFault[];
  onFile: (file: File) => void;
}

/** Takes a file, chosen or dropped, and says what is wrong with one that was not taken. */
export function FileStep({ faults, onFile }: FileStepProps) {
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <>
      <FaultTable faults={faults} />
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
          display: 'grid',
          justifyItems: 'center',
          gap: 3,
          p: 10,
          textAlign: 'center',
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 2,
          bgcolor: isOver ? 'action.selected' : 'background.paper',
        }}
      >
        <Upload size={32} strokeWidth={1.5} aria-hidden />
        <Typography>{say('importing.drop')}</Typography>
        <Button variant="contained" onClick={() => input.current?.click()}>
          {say('importing.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          hidden
          aria-label={say('importing.choose')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {say('importing.fileLead', { max: LIMITS.rows })}
        </Typography>
      </Box>
    </>
  );
}
