import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { NoOptions } from '../../ui/NoOptions.tsx';
import type { Choice } from '../inputs/use-field-input.ts';
import type { Setting } from './use-own-settings.ts';

/** Zones are found by their cities, too, as people write them. */
const filterOptions = createFilterOptions<Choice>({
  stringify: ({ label, value }) => `${label} ${value.replaceAll('_', ' ')}`,
});

interface SettingInputProps extends Pick<Setting, 'label' | 'value' | 'choices' | 'problem'> {
  isSaving: boolean;
  onChoose: (value: string) => void;
}

/** One setting, chosen from what the platform offers; the choice is saved at once. */
export function SettingInput({ label, value, choices, problem, isSaving, onChoose }: SettingInputProps) {
  const say = useText();
  const current = choices.find((choice) => choice.value === value) ?? { value, label: value };
  return (
    <Autocomplete
      disableClearable
      options={choices}
      value={current}
      disabled={isSaving}
      filterOptions={filterOptions}
      getOptionKey={(choice) => choice.value}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, chosen) => chosen.value !== value && onChoose(chosen.value)}
      noOptionsText={<NoOptions>{say('settings.unknown', { setting: label })}</NoOptions>}
      openText={say('field.choose')}
      closeText={say('action.close')}
      renderInput={(parameters) => (
        <TextField {...parameters} label={label} error={problem !== undefined} helperText={problem} />
      )}
    />
  );
}
