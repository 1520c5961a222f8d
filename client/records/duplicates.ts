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
  /** The records that match by any rule, each once; none where the refusal names none. */
  recordIds: string[];
  /** Whether no rule forbids to repeat the save with `allowSaveOnDuplicate`. */
  allowSave: boolean;
  message: string;
}

/**
 * Reads the duplicates out of a refused write (errorCode DUPLICATES_DETECTED, PF-ERR-05); undefined where something else
 * is the matter. A refusal need not say which records match and whether saving is allowed: the platform judges again
 * when the save is repeated.
 */
export function detectedDuplicates(error: unknown): DetectedDuplicates | undefined {
  if (!(error instanceof FetchError) || error.status !== 400) return undefined;
  const errors = (error.body as Partial<RecordError> | undefined)?.output?.errors ?? [];
  const faults = errors.filter(({ errorCode }) => errorCode === 'DUPLICATES_DETECTED');
  const [fault] = faults;
  if (!fault) return undefined;
  const matches = faults.flatMap(({ duplicateRecordError }) => duplicateRecordError?.matchResults ?? []);
  return {
    recordIds: [...new Set(matches.flatMap(({ matchRecordIds }) => matchRecordIds))],
    allowSave: matches.every(({ isAllowSave }) => isAllowSave),
    message: fault.message,
  };
}
