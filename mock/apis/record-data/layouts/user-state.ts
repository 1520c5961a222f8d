import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { LayoutMode, LayoutType } from '../../../model/metadata/layouts.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { ConstraintError } from '../../../store/constraint-error.ts';
import type { Store } from '../../../store/store.ts';

type Layout = Schemas['RecordLayout'];
type Sections = Schemas['RecordLayoutUserState']['sectionUserStates'];

/** Whether sections are folded, by the name of the layout and the id of the section. */
export type Foldings = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** What a user's state belongs to (RD-LAYOUT-08). */
interface LayoutUse {
  readonly objectApiName: string;
  readonly recordTypeId: string;
  readonly layoutType: LayoutType;
  readonly mode: LayoutMode;
}

/** The name under which the state of a layout is kept. */
export function layoutName({ objectApiName, recordTypeId, layoutType, mode }: LayoutUse): string {
  return [objectApiName, recordTypeId, layoutType, mode].join('.');
}

/** What a user has folded in layouts of these names; nothing for a guest. */
export async function readFoldings(
  store: Store,
  userId: string | null,
  layoutNames: readonly string[],
): Promise<Foldings> {
  if (userId === null || layoutNames.length === 0) return new Map();
  const rows = await store.find('UserSectionPreference', {
    where: { UserId: userId, LayoutName: [...layoutNames] },
  });
  const byLayout = Map.groupBy(rows, ({ LayoutName }) => LayoutName);
  const sections = [...byLayout].map(
    ([name, own]) => [name, new Map(own.map((row) => [row.SectionId, row.IsCollapsed]))] as const,
  );
  return new Map(sections);
}

/** How the user left the sections of a layout; open where nothing else is known. */
export function layoutUserState(
  { id, sections }: Layout,
  folded: ReadonlyMap<string, boolean> = new Map(),
): Schemas['RecordLayoutUserState'] {
  const states = sections.map((section) => {
    const sectionId = section.id ?? '';
    return [sectionId, { collapsed: folded.get(sectionId) ?? false, id: sectionId }];
  });
  return tagged({ id, sectionUserStates: Object.fromEntries(states) as Sections });
}

/** Keeps whether a section is folded. */
export async function saveFolding(
  store: Store,
  key: { readonly UserId: string; readonly LayoutName: string; readonly SectionId: string },
  IsCollapsed: boolean,
): Promise<void> {
  const known = await store.findOne('UserSectionPreference', { where: key });
  if (known) await store.update('UserSectionPreference', known.Id, { IsCollapsed });
  else await insertOrUpdate(store, key, IsCollapsed);
}

/** The first change of a section; a second window of the same person may be quicker. */
async function insertOrUpdate(
  store: Store,
  key: { readonly UserId: string; readonly LayoutName: string; readonly SectionId: string },
  IsCollapsed: boolean,
): Promise<void> {
  try {
    await store.transaction((inner) => inner.insert('UserSectionPreference', { ...key, IsCollapsed }));
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.kind !== 'unique') throw error;
    const winner = await store.findOne('UserSectionPreference', { where: key });
    if (winner) await store.update('UserSectionPreference', winner.Id, { IsCollapsed });
  }
}
