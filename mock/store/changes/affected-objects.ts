import { objectDefinitions } from '../../objects/index.ts';

const known = new Map<string, readonly string[]>();

/** Objects whose records may change when one of this object is deleted: itself, and what goes or is cleared with it. */
export function affectedByDeletion(apiName: string): readonly string[] {
  const affected = known.get(apiName) ?? [...reach(apiName, new Set())];
  known.set(apiName, affected);
  return affected;
}

function reach(apiName: string, affected: Set<string>): ReadonlySet<string> {
  affected.add(apiName);
  for (const { apiName: child, fields } of objectDefinitions) {
    const consequences = Object.values(fields)
      .filter(({ reference }) => reference?.to.includes(apiName))
      .map(({ reference }) => reference?.onDelete);
    if (consequences.includes('cascade') && !affected.has(child)) reach(child, affected);
    else if (consequences.includes('clear')) affected.add(child);
  }
  return affected;
}
