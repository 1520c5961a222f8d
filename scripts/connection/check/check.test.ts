import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ADMINISTRATOR_USER_ID } from '#mock/demo/seed/well-known-ids.ts';
import { objectDefinitions } from '#mock/objects/index.ts';
import { newTestFolder } from '#mock/store/new-data-folder.ts';
import { REPOSITORY } from '../../generate/contracts.ts';
import { appsCalls } from './calls/apps-calls.ts';
import type { Exchange } from './calls/caller.ts';
import { PATIENCE } from './calls/times.ts';
import { checkPlatform } from './check.ts';
import type { Report } from './report/report.ts';
import { FILES, writeReport } from './report/write.ts';
import { NEVER_TRIED, READS, WRITES } from './steps/index.ts';
import { type CheckedShop, openCheckedShop } from './testing/checked-shop.ts';
import { DEVIATIONS } from './testing/deviations.ts';
import { openPlantedPlatform } from './testing/planted-platform.ts';

let shop: CheckedShop;
beforeAll(async () => {
  shop = await openCheckedShop();
});
afterAll(() => shop.close());

const OBJECTS = objectDefinitions.map(({ apiName }) => apiName);
const marks = async () => {
  const values = await shop.store.changeMarks(OBJECTS);
  return Object.fromEntries(OBJECTS.map((apiName, index) => [apiName, values[index]]));
};
const inWords = ({ findings }: Report) => findings.map(({ subject, what }) => `${subject} ${what}`);
const applied = (patch: StructuredPatch) => {
  const file = join(REPOSITORY, String(patch.oldFileName).slice('a/'.length));
  return parse(String(applyPatch(readFileSync(file, 'utf8'), patch)));
};
const outcomes = ({ calls }: Report, outcome: string) =>
  calls.filter((call) => call.outcome === outcome).map(({ operationId }) => operationId);

it('knows a way to make each call of both apps, or why it is never made', () => {
  const known = [...READS, ...WRITES].map(({ operation }) => operation.operationId as string);
  const unknown = appsCalls().filter(
    (operationId) => !known.includes(operationId) && !(operationId in NEVER_TRIED),
  );
  expect(unknown).toEqual([]);
  expect(appsCalls().length).toBeGreaterThan(100);
});

describe('on a platform that keeps to the contracts', () => {
  it('finds nothing, and changes nothing', async () => {
    const before = await marks();
    const exchanges: Exchange[] = [];
    const report = await checkPlatform({
      connection: shop.connection(),
      tokens: shop.tokens,
      onExchange: (exchange) => void exchanges.push(exchange),
    });
    expect(inWords(report)).toEqual([]);
    expect(report.patch).toEqual({ text: '', without: [] });
    expect(outcomes(report, 'works').length).toBeGreaterThan(75);
    // Like for anybody who opens a list, the platform itself keeps which list that was.
    const { RecentlyViewed: _, ...after } = await marks();
    expect({ ...after, RecentlyViewed: before.RecentlyViewed }).toEqual(before);
    const lists = await shop.store.find('RecentlyViewed', { where: { UserId: ADMINISTRATOR_USER_ID } });
    expect([...new Set(lists.map(({ Type }) => Type))]).toEqual(['ListView']);
  });
});

describe('on a platform with planted deviations', () => {
  let report: Report;
  let said: string[];
  beforeAll(async () => {
    const planted = await openPlantedPlatform(shop.origin, Object.values(DEVIATIONS));
    const patience = { ...PATIENCE, floorMs: 500, factor: 3 };
    report = await checkPlatform({
      connection: shop.connection(planted.origin),
      tokens: shop.tokens,
      patience,
    });
    said = inWords(report);
    await planted.close();
  });

  it.each(Object.entries(DEVIATIONS))('names %s', (_, { says }) => {
    for (const words of says) expect(said.filter((each) => each.startsWith(words))).toHaveLength(1);
  });

  it('works out how the contracts change, in patches that apply', () => {
    expect(report.patch.without).toEqual([]);
    const changed = new Map(
      parsePatch(report.patch.text).map((patch) => [patch.newFileName, applied(patch)]),
    );
    const schemaIn = (file: string, name: string) =>
      changed.get(`b/openapi/${file}`)?.components.schemas[name];
    expect(schemaIn('commerce/my-profile.yaml', 'MyProfile').properties.lastName.type).toEqual([
      'string',
      'null',
    ]);
    expect(schemaIn('commerce/search.yaml', 'ProductSummaryPage').properties.total.type).toEqual([
      'integer',
      'string',
    ]);
    expect(schemaIn('commerce/contexts.yaml', 'SessionContext').properties.loyaltyTier).toEqual({
      type: 'string',
    });
    expect(schemaIn('commerce/contexts.yaml', 'ExternalManagedAccount').required).toEqual(['accountId']);
    expect(JSON.stringify(schemaIn('commerce/addresses.yaml', 'Address').properties.addressType)).toContain(
      '"Pickup"',
    );
    const { required } = schemaIn('commerce/orders.yaml', 'OrderSummaryEntry');
    expect(required).toContain('orderSummaryId');
    expect(required).not.toContain('orderNumber');
  });

  it('writes page, JSON and patch, without tokens and values of people', () => {
    const folder = newTestFolder('offizin-check-');
    writeReport(report, folder);
    const files = Object.values(FILES).map((file) => readFileSync(join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true });
    expect(files[0]).toContain('| Product2.L2C_CM_PZN__c | is not there');
    for (const secret of [...Object.values(shop.tokens), 'erika@', 'Sommer'])
      expect(files.join()).not.toContain(secret);
  });

  it('names nothing else', () => {
    const planted = Object.values(DEVIATIONS).flatMap(({ says }) => says);
    expect(said.filter((each) => !planted.some((words) => each.startsWith(words)))).toEqual([]);
    expect(Object.keys(DEVIATIONS).length).toBeGreaterThanOrEqual(20);
  });
});
