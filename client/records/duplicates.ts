import { findDuplicates, getDuplicatesConfiguration } from '#generated/record-data/client.gen.ts';
import { FetchError } from '../errors/index.ts';
import type { Data, Operations } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { toRecordId } from './record-id.ts';
import type { InputFields } from './types.ts';

export type DuplicatesConfiguration = Data<'getDuplicatesConfiguration'>;
export type Duplicates = Data<'findDuplicates'>;

type Refusal = Operations['updateRecord']['responses'][400]['content']['application/json'];
type RecordError = Extract<Refusal, { output: unknown }>;

const NONE: Duplicates = { allowSave: true, duplicateError: false, duplicateRules: [], matches: [] };

/** The duplicate rules of an object. */
export const readDuplicatesConfiguration = (
  platform: Platform,
  objectApiName: string,
): Promise<DuplicatesConfiguration> => platform.read(getDuplicatesConfiguration, { path: { objectApiName } });

/**
 * The records that a record would duplicate if it were saved like this. Nothing is asked while no field is filled in
 * that a rule compares.
 *
 * @param recordId the record that the form changes; absent for a new one
 */
export async function readDuplicates(
  platform: Platform,
  objectApiName: string,
  fields: InputFields,
  recordId?: string,
): Promise<Duplicates> {
  const { dedupeFields, predupeEnabled } = await readDuplicatesConfiguration(platform, objectApiName);
  const compared = Object.entries(fields).filter(([name]) => dedupeFields.includes(name));
  if (!predupeEnabled || compared.every(([, value]) => value === null || value === '')) return NONE;
  const id: InputFields = recordId ? { Id: toRecordId(recordId) } : {};
  const body = { apiName: objectApiName, fields: { ...Object.fromEntries(compared), ...id } };
  return platform.read(findDuplicates, { body });
}

/** The records that match by any rule, each once. */
export const duplicateRecordIds = ({ matches }: Pick<Duplicates, 'matches'>): string[] => [
  ...new Set(matches.flatMap(({ recordIds }) => recordIds)),
];

/** What a refused save would have duplicated. */
export interface DetectedDuplicates {
  /** The records that match by any rule, each once. */
  recordIds: string[];
  /** Whether the save can be repeated with `allowSaveOnDuplicate`. */
  allowSave: boolean;
  message: string;
}

/**
 * Reads the duplicates out of a refused write (errorCode DUPLICATES_DETECTED, PF-ERR-05); undefined where something else
 * is the matter.
 */
export function detectedDuplicates(error: unknown): DetectedDuplicates | undefined {
  if (!(error instanceof FetchError) || error.status !== 400) return undefined;
  const faults = (error.body as Partial<RecordError> | undefined)?.output?.errors ?? [];
  const matches = faults.flatMap(({ duplicateRecordError }) => duplicateRecordError?.matchResults ?? []);
  const [fault] = faults.filter(({ duplicateRecordError }) => duplicateRecordError);
  if (!fault) return undefined;
  return {
    recordIds: [...new Set(matches.flatMap(({ matchRecordIds }) => matchRecordIds))],
    allowSave: matches.every(({ isAllowSave }) => isAllowSave),
    message: fault.message,
  };
}
