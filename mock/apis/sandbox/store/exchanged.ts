import type { Sandbox } from '../sandbox.ts';

/** Exchanges all records while no request is under way; answers how many there are now and how long it took. */
export async function exchanged<Count extends number | undefined>(
  { gate }: Sandbox,
  exchange: () => Promise<Count>,
): Promise<{ records: Count; milliseconds: number }> {
  const began = performance.now();
  const records = await gate.alone(exchange);
  return { records, milliseconds: Math.round(performance.now() - began) };
}
