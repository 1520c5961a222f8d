/** Whether an If-None-Match header names an entity tag; weak tags compare like strong ones (RFC 9110 §13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, eTag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(eTag);
}
