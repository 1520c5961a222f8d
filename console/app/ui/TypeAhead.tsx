import { Autocomplete, type AutocompleteProps } from '@mui/material';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { NoOptions } from './NoOptions.tsx';
import { useHeld } from './use-held.ts';

interface TypeAheadProps<Option>
  extends Omit<
    AutocompleteProps<Option, false, false, false>,
    'open' | 'onOpen' | 'onClose' | 'disableCloseOnSelect'
  > {
  /** Called when the list of options opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A field that offers records by what is typed: the server has chosen the options, all of them are shown. */
export function TypeAhead<Option extends { id: string }>(props: TypeAheadProps<Option>) {
  const { onOpenChange, onChange, noOptionsText, options, slotProps, ...others } = props;
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const { shown, hold } = useHeld(options);
  const toggle = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Autocomplete
      {...others}
      options={shown}
      slotProps={{ ...slotProps, listbox: { ...slotProps?.listbox, onPointerDown: hold } }}
      open={isOpen}
      onOpen={() => toggle(true)}
      onClose={() => toggle(false)}
      // Where the list closes by itself, the option reached by arrow keys is given up whenever the options were
      // drawn again, as when an answer arrives: Enter then chooses nothing. So it is closed here.
      disableCloseOnSelect
      onChange={(event, chosen, reason, details) => {
        if (reason === 'selectOption') toggle(false);
        onChange?.(event, chosen, reason, details);
      }}
      filterOptions={(all) => all}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionKey={({ id }) => id}
      loadingText={say('app.loading')}
      noOptionsText={<NoOptions>{noOptionsText ?? say('field.noReferenceMatch')}</NoOptions>}
      clearText={say('action.clear')}
      openText={say('field.choose')}
      closeText={say('action.close')}
    />
  );
}
