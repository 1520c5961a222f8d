import type { Component, Element } from './component.ts';
import type { VendorMember, VendorTypes } from './vendor-types.ts';

/** Elements that the vendor's own description does not know, that are there too often or not at all, and wrong words. */
export function elementFaults(components: readonly Component[], types: VendorTypes): string[] {
  return components.flatMap(({ path, type, content }) =>
    faultsOf(content, type, types).map((fault) => `${path} ${fault}`),
  );
}

function faultsOf(element: Element, type: string, types: VendorTypes): string[] {
  const members = types.members(type);
  if (!members)
    return typeof element === 'string' ? wordFaults(element, type, types) : [`has elements in a ${type}.`];
  if (typeof element === 'string') return element === '' ? [] : [`has a text where a ${type} belongs.`];
  const present = Object.entries(element);
  const missing = [...members].filter(
    ([name, { isOptional, isList }]) => !isOptional && !isList && !element[name],
  );
  return [
    ...missing.map(([name]) => `has no element ${name}, which every ${type} has.`),
    ...present.flatMap(([name, values]) => {
      const member = members.get(name);
      return member
        ? memberFaults(name, values, member, types)
        : [`has an element ${name}, which no ${type} has.`];
    }),
  ];
}

function memberFaults(
  name: string,
  values: readonly Element[],
  { type, isList }: VendorMember,
  types: VendorTypes,
): string[] {
  const often = values.length > 1 && !isList ? [`has the element ${name} more than once.`] : [];
  return [...often, ...values.flatMap((value) => faultsOf(value, type, types))];
}

/** Of a text, by what it may be. */
function wordFaults(text: string, type: string, types: VendorTypes): string[] {
  if (type === 'boolean')
    return ['true', 'false'].includes(text) ? [] : [`says "${text}" instead of true or false.`];
  if (type === 'number')
    return Number.isFinite(Number(text)) && text !== '' ? [] : [`says "${text}", which is no number.`];
  const words = types.words(type);
  return words && !words.includes(text) ? [`says "${text}", which is no ${type}.`] : [];
}
