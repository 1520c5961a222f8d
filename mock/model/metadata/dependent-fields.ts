import type { ObjectDefinition } from '../../objects/definition/index.ts';
import type { Schemas } from './schemas.ts';
import { visibleFields } from './visible-fields.ts';

/** The picklists that depend on another field, as a tree from the controlling field down (RD-OBJ-03). */
export function dependentFields(definition: ObjectDefinition): Schemas['DependentFields'] {
  const controlled = visibleFields(definition).flatMap(([name, { picklist }]) =>
    picklist?.controlledBy ? [{ name, controller: picklist.controlledBy }] : [],
  );
  const below = (controller: string): Schemas['DependentFields'] =>
    Object.fromEntries(
      controlled.filter((field) => field.controller === controller).map(({ name }) => [name, below(name)]),
    );
  const dependents = new Set(controlled.map(({ name }) => name));
  const roots = new Set(
    controlled.map(({ controller }) => controller).filter((name) => !dependents.has(name)),
  );
  return Object.fromEntries([...roots].map((root) => [root, below(root)]));
}
