import {
  Autocomplete,
  Box,
  Checkbox,
  FormControlLabel,
  IconButton,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { picklistsQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { NoOptions } from '../../ui/NoOptions.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { CalculationChoice } from './CalculationChoice.tsx';
import { type Calculations, isCalculable, operandField } from './calculation.ts';
import { mayBeEmptied } from './mass-values.ts';

interface MassFieldsProps {
  info: ObjectInfo;
  rows: readonly ConsoleRecord[];
  /** Fields that can be chosen. */
  fields: FieldInfo[];
  chosen: FieldInfo[];
  onChange: (chosen: FieldInfo[]) => void;
  calculations: Calculations;
  onCalculations: (calculations: Calculations) => void;
  /** API names of the fields to empty. */
  emptied: ReadonlySet<string>;
  onEmptied: (emptied: ReadonlySet<string>) => void;
}

/** The fields that all records shall have anew, each with its input, or to be emptied. */
export function MassFields(props: MassFieldsProps) {
  const { info, rows, fields, chosen, onChange, emptied, onEmptied, calculations, onCalculations } = props;
  const howOf = ({ apiName }: FieldInfo) => calculations[apiName] ?? 'set';
  const say = useText();
  const platform = usePlatform();
  const [typed, setTyped] = useState('');
  const types = new Set(rows.map(({ recordTypeId }) => recordTypeId));
  const [only] = types;
  const { data } = useQuery(picklistsQuery(platform, info.apiName, types.size > 1 ? null : only));
  const names = new Set(chosen.map(({ apiName }) => apiName));
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {chosen.map((field) => (
        <Box
          key={field.apiName}
          sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, alignItems: 'flex-start' }}
        >
          {isCalculable(field) && !emptied.has(field.apiName) && (
            <CalculationChoice
              field={field}
              value={howOf(field)}
              onChange={(how) => onCalculations({ ...calculations, [field.apiName]: how })}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 120 }}>
            {emptied.has(field.apiName) ? (
              <TextField fullWidth size="small" disabled label={field.label} value={say('bulk.emptied')} />
            ) : (
              <FieldInput
                field={operandField(freeOfControl(field, names), howOf(field))}
                label={
                  howOf(field).endsWith('Percent')
                    ? say('bulk.percentOf', { field: field.label })
                    : field.label
                }
                isRequired={field.dataType !== 'Boolean'}
                picklist={data?.picklistFieldValues[field.apiName]}
              />
            )}
          </Box>
          {mayBeEmptied(field) && howOf(field) === 'set' && (
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={emptied.has(field.apiName)}
                  onChange={({ target }) => onEmptied(toggled(emptied, field.apiName, target.checked))}
                  slotProps={{ input: { 'aria-label': say('bulk.emptyField', { field: field.label }) } }}
                />
              }
              label={say('bulk.empty')}
              sx={{ mr: 0 }}
            />
          )}
          <IconButton
            aria-label={say('bulk.removeField', { field: field.label })}
            onClick={() => onChange(chosen.filter((one) => one !== field))}
          >
            <X size={16} />
          </IconButton>
        </Box>
      ))}
      <Autocomplete
        options={fields.filter(({ apiName }) => !names.has(apiName))}
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, field) => field && onChange([...chosen, field])}
        getOptionLabel={({ label, apiName }) => `${label} (${apiName})`}
        getOptionKey={({ apiName }) => apiName}
        noOptionsText={<NoOptions>{say('listView.noField')}</NoOptions>}
        openText={say('field.choose')}
        closeText={say('action.close')}
        renderInput={(params) => (
          <TextField {...params} label={say('bulk.addField')} autoFocus={chosen.length === 0} />
        )}
      />
      {chosen.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {say('bulk.emptyHelp')}
        </Typography>
      )}
    </Box>
  );
}

function toggled(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const others = [...names].filter((one) => one !== name);
  return new Set(isIn ? [...others, name] : others);
}

/** Where the controlling field is not changed too, records differ in it, so all values are offered. */
function freeOfControl(field: FieldInfo, chosen: ReadonlySet<string>): FieldInfo {
  return field.controllerName && !chosen.has(field.controllerName)
    ? { ...field, controllerName: null }
    : field;
}
