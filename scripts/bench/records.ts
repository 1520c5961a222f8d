import { costOfReads } from './records/cost-of-reads.ts';
import { type FilledPlatform, filledPlatform } from './records/filled-platform.ts';
import { ROUNDS, ratio } from './records/ratio.ts';
import { type Comparison, report } from './records/report.ts';
import { describeWideObject } from './records/wide-object.ts';

const FEW = 1_000;
const MANY = 200_000;
const DEEP_PAGE = 1_000;
const API = '/services/data/v64.0/ui-api';
const LIST = `${API}/list-records/Account/AllAccounts`;
const SEARCH = `${API}/search/results/keyword?q=Lindwurm&objectApiName=Account`;

/**
 * What the number of records, of fields and of pages does to the time of an answer, as ratios within one run, and what
 * the reading of one record costs beside an example of the Prism CLI; writes docs/figures/records-bench.json and .md.
 */
export async function benchRecords(): Promise<void> {
  const few = await filledPlatform(FEW, { replace: { getObjectInfo: describeWideObject } });
  const many = await filledPlatform(MANY);
  try {
    const comparisons = await compare(few, many);
    await report(
      [...comparisons, await costOfReads()],
      { few: FEW, many: MANY, rounds: ROUNDS },
      {
        name: 'records',
        title: 'What the number of records does to an answer',
        how: '; the last row is measured as `npm run bench -- mock` does',
      },
    );
  } finally {
    await few.close();
    await many.close();
  }
}

async function compare(few: FilledPlatform, many: FilledPlatform): Promise<Comparison[]> {
  const firstOfFew = () => few.ask('POST', LIST, { pageSize: 50 });
  const deep = await deepPage(many);
  const info = (fields: number) => () => few.ask('GET', `${API}/object-info/Wide${fields}`);
  return [
    {
      name: 'firstPage',
      what: `first page of 50 of ${MANY} records, beside ${FEW}`,
      limit: 1.5,
      ratio: await ratio(() => many.ask('POST', LIST, { pageSize: 50 }), firstOfFew),
    },
    {
      name: 'deepPage',
      what: `page ${DEEP_PAGE} of ${MANY} records, beside the first of ${FEW}`,
      limit: 1.5,
      ratio: await ratio(() => many.ask('POST', LIST, deep), firstOfFew),
    },
    {
      name: 'keywordSearch',
      what: `keyword search with ten hits in ${MANY} records, beside ${FEW}`,
      limit: 3,
      ratio: await ratio(
        () => many.ask('POST', SEARCH, {}),
        () => few.ask('POST', SEARCH, {}),
      ),
    },
    {
      name: 'objectInfo',
      what: 'description of an object with 800 fields, beside one with 80',
      limit: 5,
      ratio: await ratio(info(800), info(80)),
    },
  ];
}

/** The request for a page far down, reached as a caller reaches it: by the token of each page before. */
async function deepPage(platform: FilledPlatform): Promise<{ pageSize: number; pageToken: string }> {
  let pageToken: string | null = null;
  for (let page = 1; page < DEEP_PAGE; page++) {
    const answer = await platform.ask('POST', LIST, { pageSize: 50, fields: [], pageToken });
    pageToken = (answer.body as { nextPageToken: string | null }).nextPageToken;
    if (pageToken === null) throw new Error(`The list pages no further than page ${page}`);
  }
  return { pageSize: 50, pageToken: pageToken as string };
}
