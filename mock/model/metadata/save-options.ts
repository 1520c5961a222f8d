import type { Label, ObjectDefinition } from '../../objects/definition/index.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

const ASSIGN: Label = { de: 'Nach der Zuweisungsregel verteilen', en: 'Assign using the assignment rule' };

/** What a person may choose beside the fields when saving; the choice is sent as the parameter `restHeaderName`. */
export function saveOptions(
  { assignmentQueue }: ObjectDefinition,
  mode: 'Create' | 'Edit' | 'View',
  { language }: Viewer,
): Schemas['RecordLayout']['saveOptions'] {
  if (!assignmentQueue || mode === 'View') return [];
  return [
    {
      defaultValue: false,
      isDisplayed: true,
      label: ASSIGN[language],
      name: 'useDefaultRule',
      restHeaderName: 'useDefaultRule',
      soapHeaderName: 'AssignmentRuleHeader',
    },
  ];
}
