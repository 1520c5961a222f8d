import { expect, it } from 'vitest';
import { addressInfo, findAddressField } from '#mock/model/metadata/address-fields.ts';
import { fieldInfo } from '#mock/model/metadata/field-info.ts';
import type { Rights } from '#mock/model/metadata/rights.ts';
import { findField, findObject, objectDefinition } from '#mock/objects/index.ts';
import { rightDifferences } from './standard-field-differences.ts';
import { MEMBERS, type Member, readStandardFields, type StandardField, UNSTATED } from './standard-fields.ts';

const ANY_RIGHTS: Rights = {
  readable: true,
  createable: true,
  updateable: true,
  deletable: true,
  mayCreate: () => true,
  mayUpdate: () => true,
};
/** Id, who and when of creation and change, and the stamp. */
const SYSTEM_FIELDS = 6;
const standard = readStandardFields();
const known = standard.filter(({ object, field }) => findField(object, field) ?? addressOf(object, field));
const right = rightDifferences.flatMap(({ differs }) => differs);
const differences = known.flatMap(differencesOf);

it('PF-OBJ-91 object infos say of standard fields what the platform says', () => {
  const wrong = differences.filter(({ subject }) => !right.includes(subject));
  expect(wrong.map(({ subject, theirs, ours }) => `${subject}: ${theirs}; ours: ${ours}`)).toEqual([]);
});

it('lists differences only while they are there', () => {
  const found = differences.map(({ subject }) => subject);
  expect(right.filter((subject) => !found.includes(subject))).toEqual([]);
});

it('compares each object of the table by fields of its own', () => {
  for (const object of new Set(standard.map((row) => row.object))) {
    expect(findObject(object), object).toBeDefined();
    expect(known.filter((row) => row.object === object).length, object).toBeGreaterThan(SYSTEM_FIELDS);
  }
});

interface Difference {
  subject: string;
  theirs: string;
  ours: string;
}

function differencesOf({ object, field, members: theirs }: StandardField): Difference[] {
  const ours = membersOf(object, field);
  const differing = MEMBERS.filter((member) => {
    if (member === 'length' && theirs.length === UNSTATED) return false;
    return wanted(member, theirs[member]) !== ours[member];
  });
  return differing.map((member) => ({
    subject: `${object}.${field} ${member}`,
    theirs: theirs[member],
    ours: ours[member],
  }));
}

function membersOf(object: string, field: string): Record<Member, string> {
  const address = addressOf(object, field);
  const info = address
    ? addressInfo(address, 'en')
    : fieldInfo(objectDefinition(object), field, ANY_RIGHTS, 'en');
  return {
    dataType: info.dataType,
    required: info.required ? 'yes' : 'no',
    length: String(info.length),
    compound: info.compound ? 'yes' : 'no',
    compoundFieldName: info.compoundFieldName ?? '-',
    compoundComponentName: info.compoundComponentName ?? '-',
    referenceTo: joined(info.referenceToInfos.map(({ apiName }) => apiName)),
  };
}

function addressOf(object: string, field: string) {
  const definition = findObject(object);
  return definition && findAddressField(definition, field);
}

/** Objects that this platform does not have can be no targets here. */
function wanted(member: Member, theirs: string): string {
  return member === 'referenceTo' ? joined(theirs.split(',').filter(findObject)) : theirs;
}

function joined(names: readonly string[]): string {
  return names.length === 0 ? '-' : [...names].sort().join(',');
}
