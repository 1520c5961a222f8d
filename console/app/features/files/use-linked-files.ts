import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readListRecords } from '#client/records/lists.ts';
import { readListViews } from '#client/records/metadata.ts';
import { type ConsoleRecord, relatedRecord, toConsoleRecord } from '../../data/record.ts';

const LINK = 'ContentDocumentLink';
const SHOWN = 50;
const FIELDS = ['Title', 'FileExtension', 'ContentSize', 'LastModifiedDate', 'LatestPublishedVersionId'];

/** A file that belongs to a record. */
export interface LinkedFile {
  linkId: string;
  document: ConsoleRecord;
}

/** The files that are linked with a record, the latest first. */
export function useLinkedFiles(recordId: string) {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = [LINK, 'of', recordId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async (): Promise<LinkedFile[]> => {
      const [view] = await readListViews(platform, LINK);
      if (!view) return [];
      const page = await readListRecords(platform, LINK, view.apiName, {
        pageSize: SHOWN,
        sortBy: ['-CreatedDate'],
        where: `{ LinkedEntityId: { eq: ${JSON.stringify(recordId)} } }`,
        optionalFields: FIELDS.map((name) => `${LINK}.ContentDocument.${name}`),
      });
      return page.records.flatMap((link) => {
        const document = relatedRecord(link.fields, 'ContentDocument');
        return document && link.id ? [{ linkId: link.id, document: toConsoleRecord(document) }] : [];
      });
    },
  });
  return { files: data, error, refresh: () => queryClient.invalidateQueries({ queryKey }) };
}
