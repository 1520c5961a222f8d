import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InputFields } from '#client/records/types.ts';

/** Puts values into the form as if they had been typed. */
export function AdoptValues({ values }: { values: InputFields }) {
  const { getValues, setValue } = useFormContext();
  const adopt = useEffectEvent(() => {
    for (const [name, value] of Object.entries(values)) {
      const at = `values.${name}`;
      if (getValues(at) !== value) setValue(at, value, { shouldDirty: true });
    }
  });
  useEffect(() => adopt(), [values]);
  return null;
}
