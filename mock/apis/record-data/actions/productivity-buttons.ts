import type { Viewer } from '../../../model/metadata/rights.ts';
import { actionIconUrl } from '../../../model/metadata/theme.ts';
import { visibleFields } from '../../../model/metadata/visible-fields.ts';
import type { FieldType, Label, ObjectDefinition } from '../../../objects/definition/index.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Button } from './button.ts';

interface Kind {
  readonly apiName: string;
  readonly label: Label;
  readonly fieldType: FieldType;
  readonly scheme: 'tel' | 'mailto';
  readonly icon: string;
}

const kinds: readonly Kind[] = [
  { apiName: 'Call', label: { de: 'Anrufen', en: 'Call' }, fieldType: 'Phone', scheme: 'tel', icon: 'call' },
  {
    apiName: 'Email',
    label: { de: 'E-Mail', en: 'Email' },
    fieldType: 'Email',
    scheme: 'mailto',
    icon: 'email',
  },
];

/** What a telephone does with a record that has a number or an address: the first filled field of that kind counts. */
export function productivityButtons(
  definition: ObjectDefinition,
  row: AnyRow,
  { language }: Viewer,
): Button[] {
  return kinds.flatMap(({ apiName, label, fieldType, scheme, icon }) => {
    const value = firstValue(definition, row, fieldType);
    if (value === undefined) return [];
    const action = {
      apiName,
      iconUrl: actionIconUrl(icon),
      label: label[language],
      primaryColor: definition.theme.color,
      section: 'SingleActionLinks',
      targetObject: definition.apiName,
      targetUrl: `${scheme}:${scheme === 'tel' ? value.replace(/[^+\d]/g, '') : encodeURIComponent(value)}`,
      type: 'ProductivityAction',
    } as const;
    return [{ action, formFactors: ['Small'] as const }];
  });
}

function firstValue(definition: ObjectDefinition, row: AnyRow, type: FieldType): string | undefined {
  const values = visibleFields(definition)
    .filter(([, field]) => field.type === type)
    .map(([name]) => row[name]);
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}
