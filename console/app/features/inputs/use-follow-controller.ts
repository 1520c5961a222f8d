import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldInfo, InputFields } from '#client/records/types.ts';
import type { Choice } from './use-field-input.ts';

/**
 * Empties a field once the field that controls it has changed and no longer allows its value: a choice that is not
 * among the valid ones, a reference that was narrowed by another value.
 *
 * @param choices the valid ones of a picklist; undefined while they are not known, and for references
 */
export function useFollowController(field: FieldInfo, values: InputFields, choices: Choice[] | undefined) {
  const { setValue } = useFormContext();
  const { apiName, controllerName, dataType, filteredLookupInfo } = field;
  const controllers =
    dataType === 'Reference' ? (filteredLookupInfo?.controllingFields ?? []) : [controllerName ?? []].flat();
  const controlled = JSON.stringify(controllers.map((name) => values[name] ?? null));
  const value = values[apiName];
  const before = useRef({ controlled, value });
  const follow = useEffectEvent(() => {
    const was = before.current;
    before.current = { controlled, value };
    const isOverruled = was.controlled !== controlled && was.value === value && Boolean(value);
    if (!isOverruled || (dataType !== 'Reference' && !choices)) return;
    const parts = String(value).split(';');
    if (choices && parts.every((part) => choices.some((choice) => choice.value === part))) return;
    setValue(`values.${apiName}`, null, { shouldDirty: true, shouldValidate: false });
  });
  useEffect(() => follow(), [controlled, value]);
}
