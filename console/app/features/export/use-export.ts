import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { RecordData } from '#client/records/types.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import type { Column } from '../fields/column.ts';
import type { ListState } from '../list/list-state.ts';
import { readAllRows } from '../list/read-all-rows.ts';
import type { ExportForm } from './cell-values.ts';
import { download, fileName } from './download.ts';
import { type ExportFormat, writeFile } from './write-file.ts';

interface Asked {
  format: ExportFormat;
  form: ExportForm;
  /** Only these records, where some are chosen. */
  ids: ReadonlySet<string> | undefined;
}

interface ExportedList {
  objectApiName: string;
  view: string;
  label: string;
  state: Pick<ListState, 'term' | 'sort' | 'filters'>;
  columns: readonly Column[];
}

/** Reads all pages of a list as it stands and hands them over as a file; can be cancelled while it reads. */
export function useExport({ objectApiName, view, label, state, columns }: ExportedList, onDone: () => void) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const locale = useLocale();
  const [read, setRead] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async ({ format, form, ids }: Asked) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setProblem(undefined);
    setRead(0);
    try {
      const records: RecordData[] = [];
      for await (const page of readAllRows(platform, { objectApiName, view, state, signal })) {
        records.push(...(ids ? page.filter(({ id }) => ids.has(id ?? '')) : page));
        setRead(records.length);
        if (ids && records.length === ids.size) break;
      }
      if (signal.aborted) return;
      const words = { locale, yes: say('field.yes'), no: say('field.no') };
      const content = await writeFile({ format, form, records, columns, title: label, words });
      download(content, fileName(label, format));
      notify('exporting.done', { messageArgs: { smart_count: records.length, count: records.length } });
      onDone();
    } catch (error) {
      setProblem(problemText(error, say));
    }
    setRead(undefined);
  };
  const cancel = () => {
    stop.current?.abort();
    setRead(undefined);
  };
  return { read, problem, start, cancel };
}
