import { join } from 'node:path';
import * as cms from '#generated/cms/client.gen.ts';
import * as commerce from '#generated/commerce/client.gen.ts';
import * as platform from '#generated/platform/client.gen.ts';
import * as recordData from '#generated/record-data/client.gen.ts';
import { REPOSITORY } from '../../../generate/contracts.ts';
import { readOpen } from '../../../reference/listed.ts';
import { readCalledOperations } from '../../../usage/measured.ts';

/** The APIs of the platform; the sandbox is the mock's own. */
const CLIENTS = [cms, commerce, platform, recordData];

/** Calls of the platform that storefront and console make, as the journeys have recorded them. */
export function appsCalls(): string[] {
  const own = demoCalls();
  const known = new Set(CLIENTS.flatMap((client) => Object.keys(client)));
  return readCalledOperations().filter((operationId) => known.has(operationId) && !own.has(operationId));
}

/** Calls that only the demo's platform has: no reference documents them, and no list says that they are right. */
function demoCalls(): ReadonlySet<string> {
  const open = readOpen(join(REPOSITORY, 'openapi', 'reference'));
  return new Set(open.filter(({ kind }) => kind === 'call-own').map(({ subject }) => subject));
}
