import type { Field, ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';

/** How much a hit counts by field. */
export type Weights = Readonly<Record<string, number>>;

const PZN = 12;
const NAME = 10;
const NUMBER = 10;
const BY_TYPE: Partial<Record<Field['type'], number>> = {
  Email: 8,
  Phone: 6,
  String: 4,
  ComboBox: 4,
  Url: 2,
  TextArea: 1,
};

/** The texts of an object that a search looks into: its name and numbers before all, long texts in the end. */
export function searchWeights(definition: ObjectDefinition): Weights {
  const weighed = visibleFields(definition).map(([name, field]) => [name, weightOf(definition, name, field)]);
  return Object.fromEntries(weighed.filter(([, weight]) => weight));
}

/** The name alone. */
export function nameWeights(definition: ObjectDefinition): Weights {
  return { [nameField(definition)]: NAME };
}

/** Texts of one kind alone, such as mail addresses. */
export function weightsOfType(type: Field['type']): (definition: ObjectDefinition) => Weights {
  return (definition) => {
    const weights = Object.entries(searchWeights(definition));
    return Object.fromEntries(weights.filter(([name]) => definition.fields[name]?.type === type));
  };
}

/** The fields that hold a PZN. */
export function pznWeights(definition: ObjectDefinition): Weights {
  const fields = visibleFields(definition).filter(([, { rule }]) => rule === 'pzn');
  return Object.fromEntries(fields.map(([name]) => [name, PZN]));
}

function weightOf(definition: ObjectDefinition, name: string, field: Field): number | undefined {
  if (name === nameField(definition)) return NAME;
  // The parts of a person's name stand in the whole one, and the words of a page in its plain form.
  if (definition.nameFields.includes(name) || field.rule === 'json' || field.isHtml) return undefined;
  if (field.rule === 'pzn') return PZN;
  return isNumber(name, field) ? NUMBER : BY_TYPE[field.type];
}

function isNumber(name: string, { type, unique, autoNumber }: Field): boolean {
  return (
    type === 'String' && (unique || autoNumber !== undefined || /(Number|Code|Sku|Unit)(__c)?$/.test(name))
  );
}

/** The fields of an object that the record interface knows: all but secrets. */
function visibleFields({ fields }: ObjectDefinition): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, field]) => !field.hidden);
}
