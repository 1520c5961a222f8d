import { readViolations } from '#mock/engine/validation/violations-report.ts';
import type { Tally } from '../check/report.ts';

/**
 * Says how many answers of the mock were checked against their contracts in the whole run, undeclared properties
 * refused, and counts a broken or an unchecked run as one failure.
 */
export async function reportViolations(file: string): Promise<Tally> {
  const { processes, validated, operations, violations } = await readViolations(file);
  console.log(
    `Answers checked against their contracts: ${validated} of ${operations.length} operations by ${processes} mocks, ` +
      `${violations.length} violations.`,
  );
  for (const { operationId, status, findings } of violations.slice(0, 20)) {
    console.log(`  ${operationId} ${status}: ${JSON.stringify(findings).slice(0, 300)}`);
  }
  const good = validated > 0 && violations.length === 0;
  const failures = good ? [] : ['✗ answers of the mock against their contracts'];
  return { passed: good ? 1 : 0, failed: failures.length, skipped: 0, failures };
}
