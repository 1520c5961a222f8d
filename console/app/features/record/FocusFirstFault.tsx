import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** After a save that was refused, here or by the platform, leads to the first field in reading order that has a fault. */
export function FocusFirstFault({ order }: { order: readonly string[] }) {
  const { setFocus } = useFormContext();
  const { errors, isSubmitting, submitCount } = useFormState();
  const faulty = Object.keys((errors.values as object | undefined) ?? {});
  const first = order.find((name) => faulty.includes(name));
  const lead = useEffectEvent(() => {
    if (first) setFocus(`values.${first}`);
  });
  const isRefused = submitCount > 0 && !isSubmitting && first !== undefined;
  useEffect(() => {
    if (isRefused) lead();
  }, [isRefused, submitCount]);
  return null;
}
