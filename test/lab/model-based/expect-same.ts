/** Compares two values as JSON. */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  const [is, shouldBe] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== shouldBe) throw new Divergence(`${what}: ${shouldBe} expected, got ${is}`);
}

/** The platform did something else than the model expects. */
export class Divergence extends Error {
  override readonly name = 'Divergence';
}
