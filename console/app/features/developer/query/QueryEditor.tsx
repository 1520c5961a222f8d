import { Autocomplete, TextField } from '@mui/material';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { getQueryLimits } from '#generated/platform/constants.gen.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MONOSPACE } from '../../../ui/theme/components.ts';
import { completionAt } from './completion.ts';
import { useOffers } from './use-offers.ts';

interface QueryEditorProps {
  /** Where the field is put, so that others can focus it. */
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  onRun: () => void;
}

/**
 * Takes a query and offers names of objects and fields at the cursor: while a word is typed, or asked by Ctrl and the
 * space bar. Ctrl and Enter run the query.
 */
export function QueryEditor({ field, text, onChange, onRun }: QueryEditorProps) {
  const say = useText();
  const [cursor, setCursor] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const next = useRef<number>(undefined);
  const completion = isOpen && cursor !== undefined ? completionAt(text, cursor) : undefined;
  const names = useOffers(completion);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    field.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });
  const follow = (typed: string, open: boolean) => {
    const place = field.current?.selectionStart ?? typed.length;
    setCursor(place);
    setOpen(open);
  };
  const complete = (name: string) => {
    if (!completion) return;
    next.current = completion.start + name.length;
    onChange(text.slice(0, completion.start) + name + text.slice(completion.end));
    setOpen(false);
  };
  return (
    <Autocomplete<string, false, true, true>
      freeSolo
      disableClearable
      options={names}
      filterOptions={(all) => all}
      open={names.length > 0}
      onClose={() => setOpen(false)}
      value=""
      inputValue={text}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return;
        onChange(typed);
        follow(typed, /[\w.]$/.test(typed.slice(0, field.current?.selectionStart)));
      }}
      onChange={(_, name, reason) => {
        if (reason === 'selectOption') complete(name);
      }}
      onKeyDown={(event) => {
        const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        const isAsked = event.key === ' ' && event.ctrlKey;
        const isChosen = field.current?.hasAttribute('aria-activedescendant');
        if (isRun || isAsked) event.preventDefault();
        if (isRun) onRun();
        if (isAsked) follow(text, true);
        // What is no choice among names is for the text: a new line, the line above.
        if (isRun || names.length === 0 || (event.key === 'Enter' && !isChosen))
          event.defaultMuiPrevented = true;
      }}
      renderInput={({ inputProps, InputProps, InputLabelProps, ...params }) => (
        <TextField
          {...params}
          multiline
          minRows={5}
          maxRows={20}
          inputRef={field}
          label={say('query.field')}
          helperText={say('query.keys')}
          slotProps={{
            input: InputProps,
            inputLabel: InputLabelProps,
            htmlInput: {
              ...inputProps,
              // A text of several lines is no combo box; that names are offered is told by the one that is active.
              role: undefined,
              'aria-expanded': undefined,
              spellCheck: false,
              maxLength: getQueryLimits.q.maxLength,
              style: { fontFamily: MONOSPACE, fontSize: 14 },
            },
          }}
        />
      )}
    />
  );
}
