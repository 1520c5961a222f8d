import { type Component, childrenOf, textOf } from './component.ts';

/** Most characters of what a component has at its outermost level. */
const LONGEST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  CustomObject: { label: 40, pluralLabel: 40 },
  CustomField: { label: 40, relationshipName: 40, relationshipLabel: 40, inlineHelpText: 510 },
  ListView: { label: 40 },
  RecordType: { label: 80 },
  CompactLayout: { label: 40 },
  PermissionSet: { label: 80 },
  ManagedContentType: { masterLabel: 80 },
  ExternalClientApplication: { label: 80 },
};

const LONGEST_NAME = 40;
const MOST_VALUES = 1000;
const LONGEST_VALUE = 255;
const MOST_DIGITS = 18;
const MOST_COMPACT = 10;

/** Lengths of the texts that a field of a type can hold. */
const LENGTHS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Text: [1, 255],
  LongTextArea: [256, 131_072],
};

/** What the platform refuses as too long, too many or no name. */
export function limitFaults(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const faults = [...nameFaults(component), ...textFaults(component), ...fieldFaults(component)];
    return faults.map((fault) => `${component.path} ${fault}`);
  });
}

/** Names begin with a letter, have no two underscores in a row and are not long; layouts and profiles are free. */
function nameFaults({ type, name }: Component): string[] {
  if (['Layout', 'Profile', 'StandardValueSet'].includes(type)) return [];
  const plain = name.replace(/__c$/, '');
  const isName = /^[A-Za-z](?:_?[A-Za-z0-9])*$/.test(plain) && plain.length <= LONGEST_NAME;
  return isName
    ? []
    : [`is called ${name}: a name has at most ${LONGEST_NAME} letters, digits and single underscores.`];
}

function textFaults({ type, content }: Component): string[] {
  return Object.entries(LONGEST[type] ?? {}).flatMap(([member, most]) => {
    const text = textOf(content, member) ?? '';
    return text.length > most
      ? [
          `has the ${member} "${text}" of ${text.length} characters, but the platform takes ${most}: shorten it.`,
        ]
      : [];
  });
}

function fieldFaults(component: Component): string[] {
  if (component.type === 'CompactLayout') return compactFaults(component);
  if (component.type !== 'CustomField') return [];
  return [
    ...lengthFaults(component),
    ...digitFaults(component),
    ...valueFaults(component),
    ...lookupFaults(component),
  ];
}

function compactFaults({ content }: Component): string[] {
  const { length } = content.fields ?? [];
  return length > MOST_COMPACT
    ? [`shows ${length} fields, but a compact layout has ${MOST_COMPACT} at most.`]
    : [];
}

function lengthFaults({ content }: Component): string[] {
  const type = textOf(content, 'type') ?? '';
  const limits = LENGTHS[type];
  const length = Number(textOf(content, 'length'));
  if (!limits || (length >= limits[0] && length <= limits[1])) return [];
  return [`has the length ${length}, but a field of the type ${type} has ${limits[0]} to ${limits[1]}.`];
}

function digitFaults({ content }: Component): string[] {
  const precision = textOf(content, 'precision');
  if (precision === undefined) return [];
  const scale = Number(textOf(content, 'scale'));
  const isValid = Number(precision) <= MOST_DIGITS && scale <= Number(precision);
  return isValid
    ? []
    : [`has ${precision} digits, ${scale} of them decimals, but ${MOST_DIGITS} are the most.`];
}

function valueFaults({ content }: Component): string[] {
  const [set] = childrenOf(content, 'valueSet');
  if (!set) return [];
  const values = childrenOf(set, 'valueSetDefinition').flatMap((one) => childrenOf(one, 'value'));
  const names = values.map((value) => textOf(value, 'fullName') ?? '');
  const long = names.filter((name) => name.length > LONGEST_VALUE || name === '');
  return [
    ...(textOf(set, 'restricted') === 'true' ? [] : ['takes values that are not in its list: restrict it.']),
    ...(names.length > MOST_VALUES ? [`has ${names.length} values, but ${MOST_VALUES} are the most.`] : []),
    ...long.map((name) => `has the value "${name}", but a value has 1 to ${LONGEST_VALUE} characters.`),
    ...(new Set(names).size < names.length ? ['has a value twice.'] : []),
  ];
}

function lookupFaults({ content }: Component): string[] {
  const isEmptied =
    textOf(content, 'required') === 'true' && textOf(content, 'deleteConstraint') === 'SetNull';
  return isEmptied ? ['has to have a value and would be emptied when what it leads to is deleted.'] : [];
}
