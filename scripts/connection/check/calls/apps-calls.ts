import * as cms from '#generated/cms/client.gen.ts';
import * as commerce from '#generated/commerce/client.gen.ts';
import * as platform from '#generated/platform/client.gen.ts';
import * as recordData from '#generated/record-data/client.gen.ts';
import { readCalledOperations } from '../../../usage/measured.ts';

/** The APIs of the platform; the sandbox is the mock's own. */
const CLIENTS = [cms, commerce, platform, recordData];

/** Calls of the platform that storefront and console make, as the journeys have recorded them. */
export function appsCalls(): string[] {
  const known = new Set(CLIENTS.flatMap((client) => Object.keys(client)));
  return readCalledOperations().filter((operationId) => known.has(operationId));
}
