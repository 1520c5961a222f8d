import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { RecordData } from '#client/records/types.ts';
import { firstListQuery } from '../../data/queries/list-queries.ts';
import { type ConsoleRecord, relatedRecord, toConsoleRecord } from '../../data/record.ts';

const LINK = 'ContentDocumentLink';
const SHOWN = 50;
const FIELDS = ['Title', 'FileExtension', 'ContentSize', 'LastModifiedDate', 'LatestPublishedVersionId'];

/** A file that belongs to a record. */
export interface LinkedFile {
  linkId: string;
  document: ConsoleRecord;
}

/** The files that are linked with a record, the latest first; none are read before they are asked for. */
export function useLinkedFiles(recordId: string, isAsked: boolean) {
  const platform = usePlatform();
  return useQuery({
    ...firstListQuery(platform, LINK, {
      pageSize: SHOWN,
      sortBy: ['-CreatedDate'],
      where: `{ LinkedEntityId: { eq: ${JSON.stringify(recordId)} } }`,
      optionalFields: FIELDS.map((name) => `${LINK}.ContentDocument.${name}`),
    }),
    enabled: isAsked,
    select: toLinkedFiles,
  });
}

const toLinkedFiles = (links: readonly RecordData[]): LinkedFile[] =>
  links.flatMap((link) => {
    const document = relatedRecord(link.fields, 'ContentDocument');
    return document && link.id ? [{ linkId: link.id, document: toConsoleRecord(document) }] : [];
  });
