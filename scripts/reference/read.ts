import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, REPOSITORY } from '../generate/contracts.ts';
import { type Compared, type Contract, compareContracts } from './compare.ts';
import { withMapping } from './mapping.ts';
import { readPlaces } from './places.ts';
import { readReference } from './tables.ts';

export const REFERENCE = join(REPOSITORY, 'openapi', 'reference');

/** The APIs of the platform; the sandbox is ours alone. */
export const DOCUMENTED: readonly Api[] = ['commerce', 'cms', 'record-data'];

/** Compares the generated bundles with the tables of `openapi/reference/`. */
export function compareBundles(): Compared {
  const contracts = new Map(DOCUMENTED.map((api) => [api, readContract(api)]));
  return compareContracts(contracts, withMapping(readReference(REFERENCE), join(REFERENCE, 'mapping.yaml')));
}

function readContract(api: Api): Contract {
  const bundle = join(REPOSITORY, 'generated', api, 'openapi.json');
  return { document: JSON.parse(readFileSync(bundle, 'utf8')), places: readPlaces(api) };
}
