import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { AnyRow } from '#mock/store/row.ts';

/**
 * Keeps a content as it was published just now (PF-CMS-89). Of one that was public before any version was kept, what it
 * was until now is kept as well.
 */
export async function keepPublishedVersion(
  { store }: RequestContext,
  row: AnyRow,
  before?: AnyRow,
): Promise<void> {
  if (!isPublication(before, row)) return;
  const latest = await store.findOne('ManagedContentVersion', {
    where: { ManagedContentId: row.Id },
    orderBy: [{ field: 'VersionNumber', ascending: false }],
  });
  const number = latest?.VersionNumber ?? 0;
  const former = !latest && before?.IsPublished ? [before] : [];
  await store.insertMany(
    'ManagedContentVersion',
    [...former, row].map((content, place) => versionOf(content, number + place + 1)),
  );
}

function isPublication(before: AnyRow | undefined, row: AnyRow): boolean {
  if (!row.IsPublished) return false;
  return !before?.IsPublished || before.ContentBody !== row.ContentBody || before.Name !== row.Name;
}

const versionOf = (content: AnyRow, VersionNumber: number) => ({
  Name: String(content.Name),
  ManagedContentId: content.Id,
  VersionNumber,
  ContentBody: String(content.ContentBody),
  PublishedDate: content.PublishedDate as string | null,
  PublishedById: content.LastModifiedById as string | null,
});
