import { Box, TextField } from '@mui/material';
import { Suspense, useState } from 'react';
import { recordName } from '../../data/record-name.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { TypeAhead } from '../../ui/TypeAhead.tsx';
import { SuggestionOption } from '../lookup/SuggestionOption.tsx';
import type { Suggestion } from '../lookup/suggestion.ts';
import { TargetChoice } from '../lookup/TargetChoice.tsx';
import { useChosen } from '../lookup/use-chosen.ts';
import { useLookup } from '../lookup/use-lookup.ts';
import { useNewButton } from '../lookup/use-new-button.ts';
import { type Target, targetOf, useTargets } from '../lookup/use-targets.ts';
import { inputFrame } from './input-frame.ts';
import { type FieldInputProps, useFieldInput } from './use-field-input.ts';
import { useFieldLabels } from './use-field-labels.ts';

const QuickCreateDialog = laterPart(
  async () => (await import('../create/QuickCreateDialog.tsx')).QuickCreateDialog,
);

const NEW = '+';

/** Refers to another record, found by what is typed; where records of several objects fit, the object is chosen first. */
export function ReferenceInput(props: FieldInputProps) {
  const say = useText();
  const input = useFieldInput(props);
  const { field, label } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [creating, setCreating] = useState<string>();
  const [wanted, setWanted] = useState<Target>();
  const [offered, setOffered] = useState<Suggestion>();
  const targets = useTargets(field);
  const id = typeof input.value === 'string' ? input.value : '';
  const target = wanted ?? targetOf(targets, id) ?? targets[0];
  const chosen = useChosen(field, id, id ? (targetOf(targets, id) ?? target) : target, offered);
  const found = useLookup(field, target, typed === chosen?.name ? '' : typed, isOpen);
  const mayCreate = useNewButton(target?.apiName, isOpen);
  const labels = useFieldLabels(found.narrowedBy);
  const create: Suggestion = { id: NEW, name: say('lookup.new', { object: target?.label ?? '' }), about: '' };
  const choose = (choice: Suggestion | null) => {
    if (choice?.id === NEW) return setCreating(typed === chosen?.name ? '' : typed);
    setOffered(choice ?? undefined);
    input.onChange(choice?.id ?? null);
  };
  const chooseTarget = (next: Target) => {
    setWanted(next);
    if (next.apiName !== target?.apiName) input.onChange(null);
  };
  const frame = inputFrame(props, input);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {targets.length > 1 && <TargetChoice {...{ label, targets }} chosen={target} onChoose={chooseTarget} />}
      <TypeAhead
        id={input.id}
        fullWidth
        options={mayCreate ? [...found.suggestions, create] : found.suggestions}
        value={chosen ?? null}
        onChange={(_, choice) => choose(choice)}
        inputValue={typed}
        // What was typed stays while a record of that name is made.
        clearOnBlur={creating === undefined}
        onInputChange={(_, text) => text !== create.name && setTyped(text)}
        onOpenChange={setOpen}
        loading={found.isPending}
        getOptionLabel={({ name }) => name}
        renderOption={({ key, ...entry }, option) => (
          <SuggestionOption key={key} {...{ option, target, entry }} isNew={option.id === NEW} />
        )}
        size="small"
        renderInput={(params) => (
          <TextField
            {...params}
            {...frame}
            id={params.id}
            helperText={
              frame.helperText ??
              (labels.length > 0 && isOpen
                ? say('lookup.narrowed', { fields: labels.join(', ') })
                : undefined)
            }
            placeholder={say('field.searchReference', { object: target?.label ?? '' })}
          />
        )}
      />
      {creating !== undefined && target && (
        <Suspense fallback={null}>
          <QuickCreateDialog
            objectApiName={target.apiName}
            name={creating}
            onClose={() => setCreating(undefined)}
            onCreated={(record) => {
              setOffered({ id: record.id, name: recordName(record, target.nameFields), about: '' });
              input.onChange(record.id || null);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
