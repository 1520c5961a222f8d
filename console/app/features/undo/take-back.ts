import { chunks } from '#client/chunks.ts';
import { MOST_DELETED, restoreRecords } from '#client/records/deleted-records.ts';
import type { InputFields, InputValue } from '#client/records/types.ts';
import { readValues } from '../../data/read-values.ts';
import { writeTogether } from '../../data/record-service.ts';
import type { Refused, Written } from '../../data/undo/written.ts';
import { type RowOutcome, runBatch } from '../bulk/run-batch.ts';
import { takeBackSettings } from './take-back-settings.ts';
import type { TakingBack } from './taking-back.ts';

/**
 * Takes back what was written: restores merged records, gives changed ones their former values, deletes new ones and
 * restores deleted ones.
 * Fields that have another value by now than the write gave them are left alone. Answers what could not be taken back.
 */
export async function takeBack(run: TakingBack): Promise<Refused[]> {
  const of = (kind: Written['kind']) =>
    run.records.filter((record) => record.kind === kind && record.setting === undefined);
  return writeTogether(run.platform, async () => [
    // First, because what belonged to them is to refer to them again.
    ...(await restore(run, of('merged'))),
    ...(await eachObject(of('changed'), (apiName, records) => giveBack(run, apiName, records))),
    ...(await eachObject(of('created'), (apiName, records) => remove(run, apiName, records))),
    ...(await restore(run, of('deleted'))),
    ...(await takeBackSettings(run)),
  ]);
}

async function eachObject(
  records: readonly Written[],
  work: (apiName: string, records: Written[]) => Promise<Refused[]>,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const [apiName, part] of Map.groupBy(records, (record) => record.apiName))
    refused.push(...(await work(apiName, part)));
  return refused;
}

async function giveBack(
  { platform, explain, texts }: TakingBack,
  objectApiName: string,
  records: readonly Written[],
): Promise<Refused[]> {
  const fields = [...new Set(records.flatMap(({ before = {} }) => Object.keys(before)))];
  const ids = records.map(({ id }) => id);
  const current = await readValues(platform, objectApiName, ids, fields);
  const refused: Refused[] = [];
  const rows = records.flatMap(({ id, name, before = {}, after = {} }) => {
    const now = current.get(id);
    if (now && isStill(now, after)) return [{ key: id, name, fields: before }];
    refused.push({ name, reason: now ? texts.changedSince : texts.gone });
    return [];
  });
  const outcomes = await runBatch({ platform, objectApiName, type: 'UPDATE', rows, explain });
  return [...refused, ...refusedOf(outcomes)];
}

const isStill = (now: InputFields, after: InputFields): boolean =>
  Object.entries(after).every(([name, value]) => plain(now[name]) === plain(value));

/** An emptied field and one without a value are the same, and so are 12.5 and "12.50". */
function plain(value: InputValue | undefined): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text;
}

async function remove({ platform, explain }: TakingBack, objectApiName: string, records: readonly Written[]) {
  const rows = records.map(({ id, name }) => ({ key: id, name, fields: {} }));
  return refusedOf(await runBatch({ platform, objectApiName, type: 'DELETE', rows, explain }));
}

function refusedOf(outcomes: readonly RowOutcome[]): Refused[] {
  return outcomes
    .filter(({ state }) => state !== 'done')
    .map(({ name, messages, fields }) => ({
      name,
      reason: [...Object.values(fields), ...messages].join(' '),
    }));
}

async function restore({ platform, explain }: TakingBack, records: readonly Written[]): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const part of chunks(records, MOST_DELETED)) {
    try {
      const results = await restoreRecords(
        platform,
        part.map(({ id }) => id),
      );
      for (const [index, { problem }] of results.entries())
        if (problem !== undefined) refused.push({ name: part[index]?.name ?? '', reason: problem });
    } catch (error) {
      refused.push(...part.map(({ name }) => ({ name, reason: explain(error) })));
    }
  }
  return refused;
}
