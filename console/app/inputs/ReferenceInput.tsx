import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne, useRecordContext } from 'react-admin';
import type { FieldInfo } from '#client/records/types.ts';
import type { ListMeta } from '../data/list-reads.ts';
import { nameFieldOf } from '../data/name-condition.ts';
import type { ConsoleRecord } from '../data/record.ts';
import { relatedRecord } from '../data/record.ts';
import { recordName } from '../data/record-name.ts';
import { useText } from '../i18n/use-text.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { inputFrame } from './input-frame.ts';
import { type Choice, type FieldInputProps, useFieldInput } from './use-field-input.ts';

const OFFERED = 10;

/** Refers to another record, found by its name. */
export function ReferenceInput(props: FieldInputProps) {
  const say = useText();
  const input = useFieldInput(props);
  const { field } = props;
  const [target] = field.referenceToInfos;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const term = useDebounced(typed, 200);
  const id = typeof input.value === 'string' ? input.value : '';
  const chosen = useChosen(field, id);
  const found = useFound(field, chosen?.label === term ? '' : term, isOpen);
  const options =
    chosen && !found.choices.some(({ value }) => value === chosen.value)
      ? [chosen, ...found.choices]
      : found.choices;
  return (
    <Autocomplete
      id={input.id}
      options={options}
      value={chosen ?? null}
      onChange={(_, choice) => input.onChange(choice?.value ?? null)}
      onInputChange={(_, text) => setTyped(text)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={found.isPending}
      loadingText={say('app.loading')}
      noOptionsText={say('field.noReferenceMatch')}
      clearText={say('action.clear')}
      openText={say('field.choose')}
      closeText={say('action.close')}
      filterOptions={(all) => all}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      getOptionKey={({ value }) => value}
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          {...inputFrame(props, input)}
          id={params.id}
          placeholder={say('field.searchReference', { object: target?.apiName ?? '' })}
        />
      )}
    />
  );
}

/** The record chosen: by the name that came with the record edited, else read for its name. */
function useChosen(
  { relationshipName, referenceToInfos: [target] }: FieldInfo,
  id: string,
): Choice | undefined {
  const record = useRecordContext<ConsoleRecord>();
  const known = relatedRecord(record?.fields ?? {}, relationshipName);
  const isKnown = known?.id === id;
  const { data } = useGetOne<ConsoleRecord>(
    target?.apiName ?? '',
    { id },
    { enabled: Boolean(id) && !isKnown },
  );
  if (!id) return undefined;
  const source = isKnown ? known : data?.id === id ? data : undefined;
  return { value: id, label: source ? recordName(source, target?.nameFields) : id };
}

function useFound({ referenceToInfos: [target] }: FieldInfo, term: string, isOpen: boolean) {
  const optionalFields = target?.nameFields.map((name) => `${target.apiName}.${name}`);
  const meta: ListMeta = { optionalFields, nameField: nameFieldOf(target?.nameFields ?? []) };
  const { data, isPending } = useGetList<ConsoleRecord>(
    target?.apiName ?? '',
    { pagination: { page: 1, perPage: OFFERED }, filter: { name: term }, meta },
    { enabled: isOpen && target !== undefined },
  );
  const choices = (data ?? []).map(
    (record): Choice => ({ value: record.id, label: recordName(record, target?.nameFields) }),
  );
  return { choices: isOpen ? choices : [], isPending };
}
