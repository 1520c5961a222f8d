/** Whether the caller has a version already, by its `If-None-Match`: weak comparison, as RFC 9110 wants it here. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
