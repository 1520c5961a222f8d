import { describe, expect, it } from 'vitest';
import { findField, objectDefinition } from '../../objects/index.ts';
import { findQuickAction, quickActions } from './index.ts';

const named = quickActions.map((action) => [action.apiName, action] as const);

it('gives every action a name of its own, found in any case', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(new Set(named.map(([name]) => name.toLowerCase())).size).toBe(named.length);
  expect(findQuickAction('account.newcontact')?.apiName).toBe('Account.NewContact');
  expect(findQuickAction('Global.NewCase')?.apiName).toBe('NewCase');
  expect(findQuickAction('constructor')).toBeUndefined();
});

describe.each(named)('%s', (_, action) => {
  const { target, source, columns, presets, parentField, recordType, onlyWhile } = action;

  it('writes fields that can be written', () => {
    const written = [...columns.flat(), ...Object.keys(presets), ...(parentField ? [parentField] : [])];
    const right = action.type === 'Update' ? 'updateable' : 'createable';
    expect(written.filter((name) => !findField(target, name)?.[right])).toEqual([]);
  });

  it('refers to the record on the screen by a field that can', () => {
    const referred = parentField ? findField(target, parentField)?.reference?.to : [source];
    if (action.type !== 'Update') expect(referred ?? [undefined]).toContain(source);
  });

  it('takes values from fields of the record on the screen', () => {
    const taken = Object.values(presets).flatMap((preset) => ('from' in preset ? [preset.from] : []));
    expect(taken.filter((name) => !source || !findField(source, name))).toEqual([]);
  });

  it('sets and asks for values that exist', () => {
    const fixed = Object.entries(presets).flatMap(([name, preset]) =>
      'value' in preset ? [[target, name, preset.value] as const] : [],
    );
    const asked = (onlyWhile?.values ?? []).map((value) => [source, onlyWhile?.field, value] as const);
    for (const [object, name, value] of [...fixed, ...asked]) {
      const field = findField(object ?? '', name ?? '');
      expect(field, name).toBeDefined();
      const known = field?.picklist?.values.map((one) => one.value);
      if (known) expect(known, name).toContain(value);
    }
    const types = objectDefinition(target).recordTypes.map(({ developerName }) => developerName);
    if (recordType) expect(types).toContain(recordType);
  });

  it('can save a record from its form', () => {
    if (action.type === 'Update') return;
    const given = new Set([...columns.flat(), ...Object.keys(presets), parentField]);
    const missing = Object.entries(objectDefinition(target).fields).filter(
      ([name, field]) =>
        field.required &&
        field.createable &&
        field.default === undefined &&
        !given.has(name) &&
        !field.formula,
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
