import type { Data } from '#client/operation.ts';
import { baseIn } from '#client/versions/version-of.ts';
import { getVersions } from '#generated/platform/client.gen.ts';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { parsed } from '../answers/parsed.ts';
import type { Finding } from '../report/finding.ts';
import { REMEDIES } from '../report/remedies.ts';
import type { Exchange } from './caller.ts';

const versionIn = (base: string): string => base.split('/v').at(-1) ?? '';

/** The version of the contracts. */
const OURS = versionIn(getObjectInfo.base);

/** That the platform does not speak the version in which the contracts are written. */
export function versionFinding(versions: Data<'getVersions'>): Finding[] {
  const spoken = versions.map(({ version }) => version);
  const used = versionIn(baseIn(getObjectInfo.base, spoken));
  if (used === OURS) return [];
  const what = `does not name version ${OURS}, that of the contracts; calls are made in ${used}`;
  return [{ kind: 'drift', subject: getVersions.operationId, what, step: REMEDIES.version }];
}

/** The newest version that the platform speaks. */
export const newestOf = (versions: Data<'getVersions'>): string =>
  versions
    .map(({ version }) => Number(version))
    .reduce((newest, version) => Math.max(newest, version), 0)
    .toFixed(1);

/** The versions that the platform has named; undefined where it has not said. */
export function versionsIn(exchanges: readonly Exchange[]): Data<'getVersions'> | undefined {
  const { operationId } = getVersions;
  const found = exchanges.find(
    ({ operation, status }) => operation.operationId === operationId && status === 200,
  );
  const answer = parsed(found?.text ?? '');
  return Array.isArray(answer) ? answer : undefined;
}
