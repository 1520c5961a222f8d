import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { LogicFault } from './filter-logic.ts';
import { type ViewDraft, type Visibility, visibilities } from './view-draft.ts';

/** Groups that a list can be shared with (ListSharesInput in the contract). */
const GROUPS = ['Merchandiser', 'Support', 'AllInternalUsers'] as const;

interface SharingEditorProps {
  draft: ViewDraft;
  change: (changes: Partial<ViewDraft>) => void;
  fault: LogicFault | undefined;
}

/** Who sees a list view: only its owner, all staff, or certain groups of them. */
export function SharingEditor({ draft: { visibility, shares }, change, fault }: SharingEditorProps) {
  const say = useText();
  const label = useId();
  const toggle = (group: string) =>
    change({ shares: shares.includes(group) ? shares.filter((one) => one !== group) : [...shares, group] });
  return (
    <FormControl error={Boolean(fault)}>
      <FormLabel id={label}>{say('listView.visibility')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={visibility ?? null}
        onChange={(_, value) => change({ visibility: value as Visibility })}
      >
        {visibilities.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={say(`listView.visibility${each}`)}
          />
        ))}
      </RadioGroup>
      {visibility === 'Shared' && (
        <FormGroup row sx={{ ml: 6 }}>
          {GROUPS.map((group) => (
            <FormControlLabel
              key={group}
              control={
                <Checkbox size="small" checked={shares.includes(group)} onChange={() => toggle(group)} />
              }
              label={say(`listView.group${group}`)}
            />
          ))}
        </FormGroup>
      )}
      {fault && <FormHelperText>{say(fault.key)}</FormHelperText>}
    </FormControl>
  );
}
