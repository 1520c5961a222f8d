import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { InputFields, PicklistValues } from '#client/records/types.ts';
import { isChoice } from '../fields/format.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { choicesFor } from './choices.ts';
import { DateInput } from './DateInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { TextInput } from './TextInput.tsx';
import { TruthInput } from './TruthInput.tsx';
import type { FieldInputProps } from './use-field-input.ts';
import { useFollowController } from './use-follow-controller.ts';

const INPUTS: Record<string, ComponentType<FieldInputProps>> = {
  Boolean: TruthInput,
  ComboBox: TextInput,
  Currency: NumberInput,
  Date: DateInput,
  DateTime: DateInput,
  Double: NumberInput,
  Email: TextInput,
  Int: NumberInput,
  Long: NumberInput,
  MultiPicklist: ChoicesInput,
  Percent: NumberInput,
  Phone: TextInput,
  Picklist: ChoiceInput,
  Reference: ReferenceInput,
  String: TextInput,
  TextArea: TextInput,
  Url: TextInput,
};

/** Whether the console can edit fields of this type. */
export const isEditableType = (dataType: string): boolean => dataType in INPUTS;

/** The input for a field, by its type. */
export function FieldInput({
  picklist,
  ...props
}: Omit<FieldInputProps, 'choices'> & { picklist: PicklistValues | undefined }) {
  const values = (useWatch({ name: 'values' }) ?? {}) as InputFields;
  const { dataType, controllerName } = props.field;
  const Input = INPUTS[dataType] ?? TextInput;
  // Choices that have not come yet refuse no value: somebody may save sooner, and the platform judges again.
  const choices = isChoice(dataType) && picklist ? choicesFor(picklist, controllerName, values) : undefined;
  useFollowController(props.field, values, choices);
  return <Input {...props} choices={choices} />;
}
