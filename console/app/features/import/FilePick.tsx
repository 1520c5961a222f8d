import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

interface FilePickProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  onFile: (file: File) => void;
}

/** A button that takes a table from the disk. */
export function FilePick({ label, onFile, variant }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(variant ? { variant } : {})} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
