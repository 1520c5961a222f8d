import { expect, test } from 'vitest';
import { relativeDate } from './relative-dates.ts';
import { apiNameFor, draftFaults, newFilter, type ViewDraft, viewDraft, viewInput } from './view-draft.ts';

const info = {
  label: 'Offene Anfragen',
  displayColumns: [{ fieldApiName: 'CaseNumber', label: 'Nummer', sortable: true }],
  filteredByInfo: [
    { fieldApiName: 'IsClosed', label: 'Geschlossen', operator: 'Equals', operandLabels: ['false'] },
  ],
  filterLogicString: '1',
  listReference: { listViewApiName: 'OpenCases', objectApiName: 'Case', type: 'listView' },
  orderedByInfo: [],
  visibility: 'Public',
} as const;
const possible = {
  availableScopes: [
    { apiName: 'everything', label: 'Alle', availableEntities: [] },
    {
      apiName: 'queue',
      label: 'Warteschlange',
      availableEntities: [{ id: '00G000000000001AAA', label: 'Kundenservice' }],
    },
  ],
} as never;
const draft = (changes: Partial<ViewDraft> = {}): ViewDraft => ({
  ...viewDraft(info as never, 'edit', ''),
  ...changes,
});

test('a copy has everything of a list view but its name and who sees it', () => {
  const shared = {
    ...info,
    scope: { apiName: 'mine' },
    visibility: 'Shared',
    listShares: [{ shares: [{ shareApiName: 'AllInternalUsers' }] }],
  } as never;
  const own = viewDraft(shared, 'edit', '');
  expect(own).toEqual({
    label: 'Offene Anfragen',
    columns: ['CaseNumber'],
    filters: [{ key: 0, fieldApiName: 'IsClosed', operator: 'Equals', operands: ['false'] }],
    logic: '1',
    scope: 'mine',
    scopeEntity: '',
    visibility: 'Shared',
    shares: ['AllInternalUsers'],
  });
  const single = { ...(shared as object), listShares: { shares: [{ shareApiName: 'Support' }] } } as never;
  expect(viewDraft(single, 'edit', '').shares).toEqual(['Support']);
  const label = 'Kopie von Offene Anfragen';
  expect(viewDraft(shared, 'clone', label)).toEqual({ ...own, label, visibility: 'Private', shares: [] });
  expect(viewDraft(info as never, 'create', '')).toMatchObject({ label: '', filters: [], logic: '' });
});

test('a save leaves who sees a list view as it is where that is of a kind we do not know', () => {
  const unknown = viewDraft({ ...info, visibility: 'Partners' } as never, 'edit', '');
  expect(viewInput(unknown, { isFixed: false, maySee: true })).not.toHaveProperty('visibility');
});

test('a save names what may be changed: nobody shares who may not, and stated lists keep their names', () => {
  expect(viewInput(draft(), { isFixed: false, maySee: true })).toEqual({
    label: 'Offene Anfragen',
    displayColumns: ['CaseNumber'],
    filteredByInfo: [{ fieldApiName: 'IsClosed', operator: 'Equals', operandLabels: ['false'] }],
    filterLogicString: '1',
    scope: { apiName: 'everything' },
    visibility: 'Public',
    listShares: [],
  });
  expect(viewInput(draft(), { isFixed: false, maySee: false })).not.toHaveProperty('visibility');
  expect(viewInput(draft(), { isFixed: true, maySee: true })).not.toHaveProperty('label');
  const empty = draft({ filters: [{ key: 0, fieldApiName: 'Type', operator: 'Equals', operands: [] }] });
  expect(viewInput(empty, { isFixed: false, maySee: true }).filteredByInfo[0]?.operandLabels).toEqual(['']);
});

test('what is missing is said before the platform is asked', () => {
  const faults = draftFaults(
    draft({ label: ' ', columns: [], logic: '1 AND 2', visibility: 'Shared' }),
    possible,
  );
  expect(Object.keys(faults).toSorted()).toEqual(['columns', 'label', 'logic', 'shares']);
  expect(draftFaults(draft(), possible)).toEqual({});
});

test('RD-LIST-25 a list of a queue keeps its queue, and is not saved without one', () => {
  const entity = { id: '00G000000000001AAA', label: 'Kundenservice' };
  const limited = viewDraft(
    { ...info, scope: { apiName: 'queue', label: 'Warteschlange', entity } } as never,
    'clone',
    '',
  );
  expect(viewInput(limited, { isFixed: true, maySee: true }).scope).toEqual({
    apiName: 'queue',
    entityId: entity.id,
  });
  const unlimited = draft({ scope: 'queue', scopeEntity: '' });
  expect(draftFaults(unlimited, possible)).toEqual({ scopeEntity: { key: 'listView.queueMissing' } });
});

test('an API name follows from the label, and is free', () => {
  expect(apiNameFor('Knappe Präparate (A–Z)', [])).toBe('Knappe_Praparate_A_Z');
  expect(apiNameFor('2. Straße', ['strasse'])).toBe('Strasse_2');
  expect(apiNameFor('日本', [])).toBe('ListView');
});

test('a new condition starts with the usual operator of its field', () => {
  const column = {
    fieldApiName: 'Name',
    label: 'Name',
    dataType: 'String',
    defaultFilterOperator: 'Contains',
  };
  expect(
    newFilter([{ key: 4, fieldApiName: 'A', operator: 'Equals', operands: [] }], column as never),
  ).toEqual({
    key: 5,
    fieldApiName: 'Name',
    operator: 'Contains',
    operands: [],
  });
});

test('spans of days are known by the names of the platform', () => {
  expect(relativeDate('last_n_days:30')).toEqual({ name: 'LAST_N_DAYS', count: 30 });
  expect(relativeDate('TODAY')).toEqual({ name: 'TODAY' });
  for (const text of ['LAST_N_DAYS', 'LAST_N_DAYS:0', 'LAST_N_DAYS:1:2', 'TODAY:3', '2026-01-01', ''])
    expect(relativeDate(text)).toBeUndefined();
});
