import { queryConstants } from '#generated/platform/constants.gen.ts';
import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';

const { batchSizeMinimum, batchSizeMaximum } = queryConstants;
const OPTION = /^\s*batchSize\s*=\s*(\d{1,9})\s*$/i;

/** Records on a page, by the header `Sforce-Query-Options`; throws 400 for a size that the platform does not answer. */
export function batchSize(options: string | undefined): number {
  if (options === undefined) return batchSizeMaximum;
  const size = Number(OPTION.exec(options)?.[1]);
  if (size >= batchSizeMinimum && size <= batchSizeMaximum) return size;
  const message = `Sforce-Query-Options takes batchSize from ${batchSizeMinimum} to ${batchSizeMaximum}.`;
  throw new PlatformFault(400, 'INVALID_BATCH_SIZE', message);
}
