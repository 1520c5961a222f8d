import { findObject } from '#mock/objects/index.ts';
import { isOwn } from '../definitions/installed.ts';
import { isStandardColumn } from '../definitions/list-columns.ts';
import { isStandard } from '../definitions/placed-fields.ts';
import { type Component, childrenOf, textOf, textsOf } from './component.ts';

/** What the components of a package have, by what others call it. */
interface Known {
  readonly fields: ReadonlySet<string>;
  readonly names: (type: string) => ReadonlySet<string>;
}

/** Names in components of what neither the package nor the platform has. */
export function referenceFaults(components: readonly Component[]): string[] {
  const known = knownIn(components);
  return components.flatMap((component) => {
    const faults = FAULTS[component.type]?.(component, known) ?? [];
    return faults.map((fault) => `${component.path} ${fault}`);
  });
}

function knownIn(components: readonly Component[]): Known {
  const fields = components.filter(({ type }) => type === 'CustomField');
  const byType = new Map<string, Set<string>>();
  for (const { type, object, name } of components)
    byType.set(type, (byType.get(type) ?? new Set()).add(object === undefined ? name : `${object}.${name}`));
  return {
    fields: new Set(fields.map(({ object, name }) => `${object}.${name}`)),
    names: (type) => byType.get(type) ?? new Set(),
  };
}

type Fault = (component: Component, known: Known) => string[];

const FAULTS: Readonly<Record<string, Fault>> = {
  CompactLayout: ({ object = '', content }, known) =>
    fieldsMissing(object, textsOf(content, 'fields'), known),
  CustomField: fieldFaults,
  ExtlClntAppGlobalOauthSettings: applicationFaults,
  ExtlClntAppOauthSettings: applicationFaults,
  Layout: layoutFaults,
  ListView: listFaults,
  PermissionSet: permissionFaults,
  Profile: profileFaults,
  RecordType: recordTypeFaults,
};

const hasField = (object: string, name: string, { fields }: Known): boolean =>
  isOwn(name) ? fields.has(`${object}.${name}`) : isStandard(object, name) || name === 'RecordTypeId';

function fieldsMissing(object: string, names: readonly string[], known: Known): string[] {
  return names
    .filter((name) => !hasField(object, name, known))
    .map((name) => `names the field ${name}, which ${object} has neither in the package nor of its own.`);
}

function layoutFaults({ name, content }: Component, known: Known): string[] {
  const object = name.slice(0, name.indexOf('-'));
  const placed = textsOf(content, 'field');
  const twice = placed.filter((field, at) => placed.indexOf(field) !== at);
  const needed = [...known.fields].filter((field) => field.startsWith(`${object}.`));
  const lists = childrenOf(content, 'relatedLists').map((one) => textOf(one, 'relatedList') ?? '');
  return [
    ...fieldsMissing(object, placed, known),
    ...twice.map((field) => `shows the field ${field} twice.`),
    ...needed
      .map((field) => field.slice(object.length + 1))
      .filter((field) => !placed.includes(field))
      .map((field) => `does not show the field ${field}, which the package adds to ${object}.`),
    ...lists
      .filter((list) => list.includes('.') && !known.fields.has(list))
      .map((list) => `shows the list ${list}, but no field of the package leads there.`),
  ];
}

function listFaults({ object = '', content }: Component, { fields }: Known): string[] {
  const names = [...textsOf(content, 'columns'), ...textsOf(content, 'field')];
  return names
    .filter((name) => !(isOwn(name) ? fields.has(`${object}.${name}`) : isStandardColumn(object, name)))
    .map((name) => `names the column ${name}, which lists of ${object} do not have.`);
}

/** A picklist follows a field of the package or one of the platform's, by values that it has. */
function fieldFaults({ object = '', content }: Component, known: Known): string[] {
  const target = textOf(content, 'referenceTo');
  const isKnown =
    target === undefined ||
    (isOwn(target) ? known.names('CustomObject').has(`${target}.${target}`) : findObject(target));
  const controlling = textsOf(content, 'controllingField');
  return [
    ...(isKnown ? [] : [`leads to ${target}, which is no object of the package or the platform.`]),
    ...fieldsMissing(object, controlling, known),
    ...controlling.flatMap((name) => unknownValues(object, name, textsOf(content, 'controllingFieldValue'))),
  ];
}

function unknownValues(object: string, name: string, values: readonly string[]): string[] {
  const offered = findObject(object)?.fields[name]?.picklist?.values.map(({ value }) => value) ?? [];
  return values
    .filter((value) => !offered.includes(value))
    .map((value) => `follows the value "${value}" of ${name}, which that field does not have.`);
}

function permissionFaults({ content }: Component, known: Known): string[] {
  const fields = textsOf(content, 'field').filter((field) => !known.fields.has(field));
  const classes = textsOf(content, 'apexClass').filter((name) => !known.names('ApexClass').has(name));
  return [
    ...fields.map((field) => `gives rights on the field ${field}, which the package does not add.`),
    ...classes.map((name) => `gives access to the class ${name}, which is not in the package.`),
    ...objectFaults(textsOf(content, 'object'), known),
    ...recordTypesMissing(textsOf(content, 'recordType'), known),
  ];
}

function objectFaults(objects: readonly string[], { names }: Known): string[] {
  return objects
    .filter(
      (object) => !(isOwn(object) ? names('CustomObject').has(`${object}.${object}`) : findObject(object)),
    )
    .map((object) => `gives rights on ${object}, which is no object of the package or the platform.`);
}

function profileFaults({ content }: Component, known: Known): string[] {
  const layouts = textsOf(content, 'layout').filter((layout) => !known.names('Layout').has(layout));
  return [
    ...layouts.map((layout) => `assigns the layout ${layout}, which is not in the package.`),
    ...recordTypesMissing(textsOf(content, 'recordType'), known),
  ];
}

function recordTypesMissing(types: readonly string[], { names }: Known): string[] {
  return types
    .filter((type) => !names('RecordType').has(type))
    .map((type) => `names the record type ${type}, which is not in the package.`);
}

function recordTypeFaults({ object = '', content }: Component, known: Known): string[] {
  const process = textOf(content, 'businessProcess');
  const isMissing = process !== undefined && !known.names('BusinessProcess').has(`${object}.${process}`);
  return [
    ...fieldsMissing(object, textsOf(content, 'picklist'), known),
    ...(isMissing ? [`follows the process ${process}, which is not in the package.`] : []),
  ];
}

function applicationFaults({ content }: Component, { names }: Known): string[] {
  const name = textOf(content, 'externalClientApplication') ?? '';
  return names('ExternalClientApplication').has(name)
    ? []
    : [`belongs to the application ${name}, which is not in the package.`];
}
