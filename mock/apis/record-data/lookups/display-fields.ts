import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';

/** Fields beside the name that a suggestion shows. */
const MOST = 2;

/** The fields that tell records of the same name apart: the first of the compact layout. */
export function extraFields(definition: ObjectDefinition): string[] {
  const named = new Set([nameField(definition), ...definition.nameFields]);
  return definition.compactLayout.filter((name) => !named.has(name)).slice(0, MOST);
}
