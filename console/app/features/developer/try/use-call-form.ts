import { useMemo, useState } from 'react';
import type { LooseInput } from '#client/send/fill-in.ts';
import type { ApiOperation } from '../api/contracts.ts';
import { callForm, checkForm, initiallyTyped, type Typed } from './call-form.ts';
import type { Fault } from './schema-fault.ts';

/** What is typed into the form of a call, and what is wrong with it. It stays until the person changes it. */
export function useCallForm(operation: ApiOperation) {
  const form = useMemo(() => callForm(operation), [operation]);
  const [typed, setTyped] = useState<Typed>(() => initiallyTyped(form));
  const [faults, setFaults] = useState<Readonly<Record<string, Fault>>>({});
  const change = (id: string, text: string) => {
    setTyped({ ...typed, [id]: text });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== id)));
  };
  /** What is to be sent; else the field to mend first. */
  const check = (): { input: LooseInput } | { firstFault: string } => {
    const checked = checkForm(form, typed);
    if ('input' in checked) return checked;
    setFaults(checked.faults);
    return { firstFault: Object.keys(checked.faults)[0] ?? '' };
  };
  return { form, typed, faults, change, check };
}
