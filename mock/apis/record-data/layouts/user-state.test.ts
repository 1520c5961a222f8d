import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';
import { addProduct } from '../testing/sample-records.ts';

const MASTER = '012000000000000AAA';
const PATH = `/layout/Product2/user-state?recordTypeId=${MASTER}`;

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let sections: string[];
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  const layout: Schemas['RecordLayout'] = (await merchandiser.get('/layout/Product2')).body;
  sections = layout.sections.map(({ id }) => String(id));
});
afterAll(() => platform.close());

const folded = ({ sectionUserStates }: Schemas['RecordLayoutUserState']) =>
  Object.keys(sectionUserStates).filter((id) => sectionUserStates[id]?.collapsed);
const fold = (caller: Caller, id: string | undefined, collapsed = true, path = PATH) =>
  caller.patch(path, { sectionUserStates: { [String(id)]: { collapsed } } });

describe('the state of a layout', () => {
  it('is open at first, for guests too', async () => {
    const { body } = await platform.guest.get(PATH);
    expect(Object.keys(body.sectionUserStates)).toEqual(sections);
    expect(folded(body)).toEqual([]);
    expect((await fold(platform.guest, sections[0])).status).toBe(401);
  });

  it('RD-LAYOUT-08 the user state is kept per user, section by section', async () => {
    const { status, body } = await fold(merchandiser, sections[1]);
    expect(status).toBe(200);
    expect(folded(body)).toEqual([sections[1]]);
    await fold(merchandiser, sections[0]);
    expect(folded((await merchandiser.get(PATH)).body)).toEqual(sections.slice(0, 2));
    await fold(merchandiser, sections[0], false);
    expect(folded((await merchandiser.get(PATH)).body)).toEqual([sections[1]]);
    expect(folded((await support.get(PATH)).body)).toEqual([]);
    expect(await platform.store.count('UserSectionPreference')).toBe(2);
  });

  it('belongs to one use of the layout', async () => {
    expect(folded((await merchandiser.get(`${PATH}&mode=Edit`)).body)).toEqual([]);
    await fold(support, sections[0], true, `${PATH}&mode=Edit`);
    expect(folded((await support.get(PATH)).body)).toEqual([]);
    expect(folded((await support.get(`${PATH}&mode=Edit`)).body)).toEqual([sections[0]]);
  });

  it('comes along with the record UI', async () => {
    const { Id } = await addProduct(platform.store, 1);
    const read = async (query: string) => {
      const { layoutUserStates } = (await merchandiser.get(`/record-ui/${Id}?layoutTypes=Full&${query}`))
        .body;
      return folded(Object.values(layoutUserStates)[0] as Schemas['RecordLayoutUserState']);
    };
    expect(await read('modes=View')).toEqual([sections[1]]);
    expect(await read('modes=View,Edit')).toEqual([sections[1]]);
    expect(await read('modes=Edit')).toEqual([]);
  });

  it('takes the same change from two windows at once, and keeps it once', async () => {
    const before = await platform.store.count('UserSectionPreference');
    const answers = await Promise.all([fold(support, sections[2]), fold(support, sections[2])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(folded((await support.get(PATH)).body)).toEqual([sections[2]]);
    expect(await platform.store.count('UserSectionPreference')).toBe(before + 1);
  });

  it.each([
    ['a section that the layout has not', { '01B000000000009AAA': { collapsed: true } }],
    ['a state that is no object', { '01B000000000009AAA': true }],
    ['states that are no object', []],
    ['a word for yes', { '01B000000000009AAA': { collapsed: 'yes' } }],
  ])('refuses %s', async (_, sectionUserStates) => {
    expect((await merchandiser.patch(PATH, { sectionUserStates })).status).toBe(400);
  });

  it('is a 400 without a record type, a 404 for that of another object and for a hidden object', async () => {
    expect((await merchandiser.get('/layout/Product2/user-state')).status).toBe(400);
    const other = '/layout/Product2/user-state?recordTypeId=012000000000009AAA';
    expect((await merchandiser.get(other)).status).toBe(404);
    const hidden = `/layout/Account/user-state?recordTypeId=${MASTER}`;
    expect((await platform.guest.get(hidden)).status).toBe(404);
  });
});

it('gives a section the same id in every use of a layout', async () => {
  const idsOf = async (mode: string) => {
    const layout: Schemas['RecordLayout'] = (await merchandiser.get(`/layout/WebStore?mode=${mode}`)).body;
    return new Map(layout.sections.map(({ id, heading }) => [heading, id]));
  };
  const view = await idsOf('View');
  expect(view.size).toBeGreaterThan(1);
  expect(await idsOf('Edit')).toEqual(view);
  const create = await idsOf('Create');
  expect(create.size).toBeGreaterThan(1);
  for (const [heading, id] of create) expect(view.get(heading), String(heading)).toBe(id);
});

describe('a path', () => {
  const get = (query: string, caller = merchandiser, headers = {}) =>
    caller.get(`/path/layout/${query}`, headers);

  it('RD-LAYOUT-15 a path leads along the values of a picklist, with the key fields of each', async () => {
    const { status, body } = await get('order');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Order_Path', pathFieldApiName: 'Status', canUserUpdatePath: true });
    expect(body.pathSteps.map(({ label, closed, won }: Schemas['PathStep']) => [label, closed, won])).toEqual(
      [
        ['Entwurf', false, false],
        ['Angenommen', false, false],
        ['Versendet', false, false],
        ['Zugestellt', true, true],
        ['Storniert', true, false],
        ['Zurückgesendet', true, false],
      ],
    );
    expect(body.pathSteps[0].layoutItems[0].layoutComponents[0].apiName).toBe('AccountId');
    expect((await get('order', merchandiser, { 'accept-language': 'en' })).body.pathSteps[0].label).toBe(
      'Draft',
    );
  });

  it('can be another one, and is shorter on a telephone', async () => {
    const { body } = await get('Case?layoutOverride=case_side_effect_path&formFactor=Small&mode=Edit');
    expect(body).toMatchObject({ name: 'Case_Side_Effect_Path', layoutMode: 'Edit' });
    const lengths = ({ pathSteps }: { pathSteps: Schemas['PathStep'][] }) =>
      pathSteps.map(({ layoutItems }) => layoutItems.length);
    const large = (await get('Case?layoutOverride=case_side_effect_path&mode=Edit')).body;
    expect(Math.max(...lengths(large))).toBeGreaterThan(2);
    expect(lengths(body)).toEqual(lengths(large).map((length) => Math.min(length, 2)));
    expect((await get('Case?layoutOverride=Order_Path')).status).toBe(404);
  });

  it('is gone along only by those who may change the record', async () => {
    expect((await get('Order', support)).body.canUserUpdatePath).toBe(false);
    expect((await get('Case', support)).body.canUserUpdatePath).toBe(true);
    expect((await get('Product2')).status).toBe(404);
    expect((await get('Nothing')).status).toBe(404);
    expect((await get('Order?recordTypeId=012000000000009AAA')).status).toBe(404);
  });
});
