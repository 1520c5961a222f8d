import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { SUPPORTED_VERSIONS } from '#mock/engine/router/platform-address.ts';

const SEASONS = ['Winter', 'Spring', 'Summer'] as const;
/** The version with which the seasons of a year begin, and that year. */
const [FIRST_VERSION, FIRST_YEAR] = [50, 21];

/** Every version that an address may name, the oldest first. */
export const getVersions: Handler<'getVersions'> = () => ({
  status: 200,
  body: SUPPORTED_VERSIONS.map((version) => ({
    label: labelOf(Number(version) - FIRST_VERSION),
    url: `/services/data/v${version}`,
    version,
  })),
});

function labelOf(releases: number): string {
  const year = FIRST_YEAR + Math.floor(releases / SEASONS.length);
  return `${SEASONS[releases % SEASONS.length]} '${year}`;
}
