import { objectDefinitions } from '../../objects/index.ts';

const known = new Map<string, readonly string[]>();

/** Objects whose records may change when one of this object is deleted: itself, and what goes or is cleared with it. */
export function affectedByDeletion(apiName: string): readonly string[] {
  const affected = known.get(apiName) ?? reach(apiName);
  known.set(apiName, affected);
  return affected;
}

function reach(apiName: string): string[] {
  const gone = new Set<string>();
  const cleared = new Set<string>();
  follow(apiName, gone, cleared);
  return [...new Set([...gone, ...cleared])];
}

function follow(apiName: string, gone: Set<string>, cleared: Set<string>): void {
  gone.add(apiName);
  for (const { apiName: child, fields } of objectDefinitions) {
    const consequences = Object.values(fields)
      .filter(({ reference }) => reference?.to.includes(apiName))
      .map(({ reference }) => reference?.onDelete);
    if (consequences.includes('cascade') && !gone.has(child)) follow(child, gone, cleared);
    if (consequences.includes('clear')) cleared.add(child);
  }
}
