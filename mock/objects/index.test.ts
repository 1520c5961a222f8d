import { describe, expect, it } from 'vitest';
import type { ObjectDefinition } from './definition/index.ts';
import {
  childRelationships,
  findField,
  findObject,
  findObjectIgnoringCase,
  objectDefinitions,
} from './index.ts';

const named = objectDefinitions.map((definition) => [definition.apiName, definition] as const);

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the registry', () => {
  it('PF-ID-01 gives every object its own key prefix', () => {
    const prefixes = objectDefinitions.map(({ keyPrefix }) => keyPrefix);
    expect(duplicates(prefixes)).toEqual([]);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[0-9A-Za-z]{3}$/);
  });

  it('gives every parent list a name of its own', () => {
    for (const { apiName } of objectDefinitions) {
      expect(duplicates(childRelationships(apiName).map((list) => list.relationshipName))).toEqual([]);
    }
  });

  it('finds an object by its name in any case', () => {
    expect(findObjectIgnoringCase('product2')?.apiName).toBe('Product2');
    expect(findObjectIgnoringCase('nothing')).toBeUndefined();
  });

  it('knows inherited property names as no fields', () => {
    expect(findField('Product2', 'constructor')).toBeUndefined();
  });
});

describe.each(named)('%s', (apiName, definition) => {
  const isField = (name: string) => leadsToField(apiName, name);

  it('names existing fields only', () => {
    const names = [
      ...definition.nameFields,
      ...definition.compactLayout,
      ...definition.uniqueTogether.flat(),
      ...definition.layout.flatMap(({ columns }) => columns.flat()),
      ...definition.listViews.flatMap((view) => [
        ...view.columns,
        view.orderBy.field,
        ...(view.filters ?? []).map(({ field }) => field),
      ]),
    ];
    expect(names.filter((name) => !isField(name))).toEqual([]);
  });

  it('shows each field once in the full layout and leaves none out', () => {
    const shown = definition.layout.flatMap(({ columns }) => columns.flat());
    const unplaced = new Set([...definition.nameFields, 'Id', 'Name', 'SystemModstamp']);
    const expected = Object.entries(definition.fields).filter(
      ([name, field]) => !field.hidden && !unplaced.has(name),
    );
    expect(duplicates(shown)).toEqual([]);
    expect(expected.map(([name]) => name).filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('never shows a hidden field', () => {
    const hidden = Object.entries(definition.fields).filter(([, field]) => field.hidden);
    const shown = [
      ...definition.layout.flatMap(({ columns }) => columns.flat()),
      ...definition.compactLayout,
    ];
    expect(hidden.filter(([name]) => shown.includes(name))).toEqual([]);
  });

  it('refers to objects that exist', () => {
    const targets = Object.values(definition.fields).flatMap(({ reference }) => reference?.to ?? []);
    expect(targets.filter((target) => !objectDefinitions.some((other) => other.apiName === target))).toEqual(
      [],
    );
  });

  it('is deleted with, or keeps, what it refers to by a field for several objects', () => {
    const references = Object.values(definition.fields).flatMap(({ reference }) => reference ?? []);
    const several = references.filter(({ to }) => to.length > 1);
    expect(several.filter(({ onDelete }) => onDelete === 'clear')).toEqual([]);
  });

  it('narrows references by fields that exist', () => {
    for (const [name, { reference }] of Object.entries(definition.fields)) {
      if (!reference?.filter) continue;
      const { field } = reference.filter;
      expect(reference.to.filter((target) => findField(target, field)).length, name).toBeGreaterThan(0);
      expect(isField(reference.filter.sameAs), name).toBe(true);
    }
  });

  it('lists children that exist, by columns they have', () => {
    for (const { relationshipName, columns, orderBy } of definition.relatedLists) {
      const child = childRelationships(apiName).find((list) => list.relationshipName === relationshipName);
      const missing = [...columns, orderBy.field].filter(
        (name) => !leadsToField(child?.childObjectApiName ?? '', name),
      );
      expect(missing, relationshipName).toEqual([]);
    }
  });

  it('finds duplicates by fields that exist, at least one of them by its words', () => {
    for (const { name, matching, filters = [] } of definition.duplicateRules) {
      const named = [...filters, ...matching.flatMap(({ fields }) => fields)].map(({ field }) => field);
      expect(
        named.filter((field) => !isField(field)),
        name,
      ).toEqual([]);
      for (const { fields } of matching)
        expect(
          fields.some(({ method }) => method === 'Exact' || method === 'Spelling'),
          name,
        ).toBe(true);
    }
    expect(duplicates(definition.duplicateRules.map(({ name }) => name))).toEqual([]);
  });

  it('offers picklist values that hold together', () => {
    for (const [name, { picklist, default: preset }] of Object.entries(definition.fields)) {
      if (!picklist) continue;
      const values = picklist.values.map(({ value }) => value);
      if (preset !== undefined) expect(values, name).toContain(preset);
      const controlling = picklist.controlledBy ? allowedValues(definition, picklist.controlledBy) : [];
      const wanted = picklist.values.flatMap(({ validFor }) => validFor ?? []);
      expect(
        wanted.filter((value) => !controlling.includes(value)),
        name,
      ).toEqual([]);
    }
  });

  it('has one default among its record types, which offer known values', () => {
    const { recordTypes } = definition;
    if (recordTypes.length > 0) expect(recordTypes.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    for (const [field, values] of recordTypes.flatMap((type) => Object.entries(type.picklistValues ?? {}))) {
      expect(
        values.filter((value) => !allowedValues(definition, field).includes(value)),
        field,
      ).toEqual([]);
    }
  });
});

function allowedValues(definition: ObjectDefinition, fieldName: string): string[] {
  return (definition.fields[fieldName]?.picklist?.values ?? []).map(({ value }) => value);
}

/** Whether a name, over relationships with dots, leads to a field. */
function leadsToField(apiName: string, name: string): boolean {
  const steps = name.split('.');
  const at = steps.slice(0, -1).reduce((object, step) => referredBy(object, step), apiName);
  return findField(at, steps.at(-1) ?? '') !== undefined;
}

/** The object that a relationship of another leads to; the empty text where it leads to none. */
function referredBy(apiName: string, relationshipName: string): string {
  const fields = Object.values(findObject(apiName)?.fields ?? {});
  return (
    fields.find(({ reference }) => reference?.relationshipName === relationshipName)?.reference?.to[0] ?? ''
  );
}
