import { PlatformFault } from '../../../engine/errors/platform-fault.ts';

/** A page of the records that refer to a parent by one relationship. */
export interface ChildPage {
  /** Pages before this one. */
  readonly page: number;
  readonly pageSize: number;
  readonly parentId: string;
  readonly relationshipName: string;
  /** Paths of the fields to answer. */
  readonly paths: readonly string[];
}

/** The platform's own form of a child token: page, size, parent, relationship and fields (PF-REC-04). */
export function childToken({ page, pageSize, parentId, relationshipName, paths }: ChildPage): string {
  return `${page};${pageSize};${parentId};${relationshipName};${paths.join(',')};`;
}

const TOKEN = /^(\d{1,6});(\d{1,3});(\w{18});(\w+);([\w.,]*);$/;

/** The page of a token of this parent and relationship; throws 400 for a token that no answer has given. */
export function childPageOf(token: string, parentId: string, relationshipName: string): ChildPage {
  const [, page, pageSize, id, relationship, paths = ''] = TOKEN.exec(token) ?? [];
  if (id === parentId && relationship === relationshipName && Number(pageSize) > 0) {
    const named = paths.split(',').filter(Boolean);
    return { page: Number(page), pageSize: Number(pageSize), parentId, relationshipName, paths: named };
  }
  const message = 'The page token is not one that this list of child records has given.';
  throw new PlatformFault(400, 'INVALID_PAGE_TOKEN', message);
}
