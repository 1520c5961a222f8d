import { Dialog, type DialogProps } from '@mui/material';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Is told whether something has been typed into the form of a dialog. */
const FilledContext = createContext<(isFilled: boolean) => void>(() => {});

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  onClose: () => void;
}

/** A dialog with a form: Escape and a press beside it ask first, once something has been typed. */
export function FormDialog({ onClose, children, ...others }: FormDialogProps) {
  const say = useText();
  const isFilled = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const note = useRef((filled: boolean) => {
    isFilled.current = filled;
  });
  const close = () => (isFilled.current ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="md"
        onClose={close}
        onSubmit={(event) => event.stopPropagation()}
        {...others}
      >
        <FilledContext value={note.current}>{children}</FilledContext>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          confirmation={{ title: say('record.discardTitle'), lead: say('record.discardLead'), act: onClose }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Tells the dialog around a form that something has been typed into it. */
export function TellFilled() {
  const { isDirty } = useFormState();
  useTellFilled(isDirty);
  return null;
}

/** The same for a form of another make. */
export function useTellFilled(isFilled: boolean): void {
  const tell = useContext(FilledContext);
  useEffect(() => tell(isFilled), [tell, isFilled]);
}
