import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';

/** Refuses a caller who accepts none of the media types that a success may have: 406, as Prism does. */
export function refuseUnacceptable(operation: ContractOperation, accept: string | undefined): void {
  if (accept === undefined || accept.includes('*/*')) return;
  const offered = [...operation.responses].flatMap(([status, types]) => (status < 400 ? types : []));
  if (offered.length === 0) return;
  const ranges = accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase() ?? '');
  if (offered.some((type) => ranges.some((range) => covers(range, type.toLowerCase())))) return;
  throw new PlatformFault(
    406,
    'NOT_ACCEPTABLE',
    `This call answers ${offered.join(', ')}, and none is accepted.`,
  );
}

function covers(range: string, type: string): boolean {
  return range.endsWith('/*') ? type.startsWith(range.slice(0, -1)) : type.split(';')[0] === range;
}
