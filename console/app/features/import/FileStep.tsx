import { Box, Typography } from '@mui/material';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FaultTable } from './FaultTable.tsx';
import { FilePick } from './FilePick.tsx';
import { LIMITS } from './parse-file.ts';
import type { FileFault } from './types.ts';

interface FileStepProps {
  faults: readonly FileFault[];
  onFile: (file: File) => void;
}

/** Takes a file, chosen or dropped, and says what is wrong with one that was not taken. */
export function FileStep({ faults, onFile }: FileStepProps) {
  const say = useText();
  const [isOver, setOver] = useState(false);
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
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
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
        <FilePick variant="contained" label={say('importing.choose')} onFile={onFile} />
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {say('importing.fileLead', { max: LIMITS.rows })}
        </Typography>
      </Box>
    </>
  );
}
