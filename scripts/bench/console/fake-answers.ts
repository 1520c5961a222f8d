import type { Page } from '@playwright/test';

interface Listed {
  records: { id: string }[];
  count: number;
  nextPageToken: string | null;
  nextPageUrl: string | null;
}

/** Lets the platform's answer with the rows of a list have so many rows, made after those that it has. */
export const withRows = (page: Page, rows: number): Promise<unknown> =>
  page.route('**/list-records/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Listed;
    // The lists of other pages, such as what was seen last, may well be empty, and stay so.
    if (answer.records.length === 0) return route.fulfill({ response });
    const records = Array.from({ length: rows }, (_, at) => {
      const record = answer.records[at % answer.records.length] as { id: string };
      return at < answer.records.length
        ? record
        : { ...record, id: `${record.id.slice(0, 8)}${at + 1e6}AAA` };
    });
    const json = { ...answer, records, count: rows, nextPageToken: null, nextPageUrl: null };
    return route.fulfill({ response, json });
  });

interface Directory {
  objects: Record<string, { apiName: string; label: string; labelPlural: string }>;
}

/** Lets the platform's directory have so many objects, made after those that it has. */
export const withObjects = (page: Page, count: number): Promise<unknown> =>
  page.route(/\/ui-api\/object-info(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Directory;
    const known = Object.values(answer.objects);
    for (let at = known.length; at < count; at += 1) {
      const like = known[at % known.length] as (typeof known)[number];
      const apiName = `Filler${at}__c`;
      answer.objects[apiName] = { ...like, apiName, labelPlural: `${like.labelPlural} ${at}` };
    }
    await route.fulfill({ response, json: answer });
  });
