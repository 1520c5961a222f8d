import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { findDuplicates } from '#generated/record-data/client.gen.ts';
import { noteWritten, setEntry } from '../../data/undo/journal.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import type { RowOutcome } from '../bulk/run-batch.ts';
import { checkRows } from './check-rows.ts';
import { type DuplicateLine, findDuplicateLines } from './find-duplicates.ts';
import { guessMapping } from './guess-mapping.ts';
import { guessKey } from './keys.ts';
import { parseFile } from './parse-file.ts';
import { readImportContext } from './read-context.ts';
import { rehearseRows } from './rehearse-rows.ts';
import { type LineResult, lineResults } from './result-file.ts';
import type { FileFault, ImportRow, Mapping, ParsedFile } from './types.ts';
import { type ImportUndo, importedRecords, undoImport } from './undo-import.ts';
import { writeRows } from './write-rows.ts';

/** What shall become of lines that look like records that are there already. */
export type DuplicateChoice = 'skip' | 'save';

/** A file whose columns are fields, and the field by which its lines name records that are there already. */
export interface Mapped {
  file: ParsedFile;
  mapping: Mapping;
  key: string | undefined;
}

/** Where an import stands. */
export type ImportState =
  | { step: 'file'; faults: FileFault[] }
  | ({ step: 'mapping' } & Mapped)
  | ({ step: 'check'; rows: ImportRow[]; faults: FileFault[]; duplicates: DuplicateLine[] } & Mapped)
  | {
      step: 'result';
      file: ParsedFile;
      outcomes: RowOutcome[];
      skipped: number;
      /** What became of each line, where all were taken. */
      lines: LineResult[];
      undo: ImportUndo;
      /** What became of the records when the import was taken back. */
      undone?: RowOutcome[];
    };

/** What is under way, with how far it is. */
export interface ImportProgress {
  kind: 'reading' | 'checking' | 'rehearsing' | 'comparing' | 'writing' | 'undoing';
  done: number;
  total: number;
}

/**
 * An import from the file to its outcome; nothing is written before the last step, which takes lines without faults
 * only, and all of them or none.
 */
export function useImport(info: ObjectInfo) {
  const say = useText();
  const platform = usePlatform();
  const locale = useLocale();
  const [state, setState] = useState<ImportState>({ step: 'file', faults: [] });
  const [progress, setProgress] = useState<ImportProgress>();
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  /** Key of what was written, in the list of what was written last. */
  const entry = useRef<string>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const during = async (
    kind: ImportProgress['kind'],
    total: number,
    work: (signal: AbortSignal) => Promise<void>,
  ) => {
    stop.current = new AbortController();
    setProblem(undefined);
    setProgress({ kind, done: 0, total });
    try {
      await work(stop.current.signal);
    } catch (error) {
      setProblem(problemText(error, say));
    }
    setProgress(undefined);
  };
  const open = (chosen: File) =>
    during('reading', 0, async () => {
      const file = await parseFile(chosen, locale);
      if ('faults' in file) setState({ step: 'file', faults: file.faults });
      else {
        const mapping = guessMapping(file.headers, info);
        setState({ step: 'mapping', file, mapping, key: guessKey(info, mapping) });
      }
    });
  const check = (mapped: Mapped) =>
    during('checking', 0, async (signal) => {
      const { file, mapping, key } = mapped;
      const context = await readImportContext(platform, file, info, mapping, key);
      const { rows, faults: readFaults } = checkRows(file, { ...context, info, mapping, locale });
      const faulty = new Set(readFaults.map(({ line }) => line));
      const judged = faulty.has(undefined) ? [] : rows.filter(({ line }) => !faulty.has(line));
      const { faults: refused, alike } = await rehearseRows({
        platform,
        info,
        file,
        mapping,
        rows: judged,
        onProgress: (done) => setProgress({ kind: 'rehearsing', done, total: judged.length }),
        signal,
      });
      const faults = [...readFaults, ...refused];
      let duplicates: DuplicateLine[] = [];
      if (faults.length === 0) {
        const onProgress = (done: number, total: number) => setProgress({ kind: 'comparing', done, total });
        // What was compared before an earlier import knows nothing of its records.
        await platform.invalidate(findDuplicates);
        duplicates = await findDuplicateLines({
          platform,
          objectApiName: info.apiName,
          rows,
          alike,
          onProgress,
          signal,
        });
      }
      if (!signal.aborted) setState({ step: 'check', file, mapping, key, rows, faults, duplicates });
    });
  /** Opens the corrected file: with the same columns it is checked at once, as they were mapped before. */
  const openCorrected = async (chosen: File, { file: before, mapping, key }: Mapped) => {
    let same: Mapped | undefined;
    await during('reading', 0, async () => {
      const file = await parseFile(chosen, locale);
      if ('faults' in file) return setState({ step: 'file', faults: file.faults });
      const isSame = file.headers.join('\n') === before.headers.join('\n');
      const guessed = isSame ? mapping : guessMapping(file.headers, info);
      const mapped = { file, mapping: guessed, key: isSame ? key : guessKey(info, guessed) };
      setState({ step: 'mapping', ...mapped });
      if (isSame) same = mapped;
    });
    if (same) await check(same);
  };
  const write = (
    { file, rows, duplicates }: Extract<ImportState, { step: 'check' }>,
    choice: DuplicateChoice,
  ) => {
    const alike = new Map(duplicates.map((one) => [one.line, one]));
    const asked = rows.filter(({ line }) => !alike.has(line) || choice === 'save');
    return during('writing', asked.length, async (signal) => {
      const { outcomes, undo } = await writeRows({
        platform,
        objectApiName: info.apiName,
        rows: asked,
        alike: new Set(alike.keys()),
        nameOf: (line) => say('importing.line', { line }),
        explain: (error) => problemText(error, say),
        onProgress: (done) => setProgress({ kind: 'writing', done, total: asked.length }),
        signal,
      });
      entry.current = noteWritten(...importedRecords(info.apiName, undo));
      const lines = lineResults({ rows, outcomes, duplicates });
      setState({ step: 'result', file, outcomes, skipped: rows.length - asked.length, lines, undo });
    });
  };
  const takeBack = (result: Extract<ImportState, { step: 'result' }>) => {
    const { undo } = result;
    const total = undo.created.length + undo.changed.length;
    return during('undoing', total, async (signal) => {
      const undone = await undoImport({
        platform,
        objectApiName: info.apiName,
        undo,
        explain: (error) => problemText(error, say),
        onProgress: (done) => setProgress({ kind: 'undoing', done, total }),
        signal,
      });
      setEntry(entry.current, { state: 'takenBack' });
      setState({ ...result, undone });
    });
  };
  return {
    state,
    setState,
    progress,
    problem,
    open,
    openCorrected,
    check,
    write,
    takeBack,
    stop: () => stop.current?.abort(),
  };
}

export type Import = ReturnType<typeof useImport>;
