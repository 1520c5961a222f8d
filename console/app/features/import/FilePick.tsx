import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

interface FilePickProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  onFile: (file: File) => void;
  /** Kinds of files that are offered, as of an input; tables unless told. */
  accept?: string;
}

const TABLES = '.csv,.txt,.tsv,.xlsx,text/csv';

/** A button that takes a file from the disk. */
export function FilePick({ label, onFile, variant, accept = TABLES }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(variant ? { variant } : {})} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
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
