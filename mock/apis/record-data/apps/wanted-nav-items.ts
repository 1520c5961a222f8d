import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { notFound } from '../faults.ts';
import { fullId } from '../record-ids.ts';

type NavItem = Schemas['NavItem'];

/**
 * Developer names of the items that an arrangement names, in its order.
 *
 * @param known the items that can be named: those of the arrangement before, then all that the user may use
 * @throws 404 for an id of no such item; 400 for a page of none, for an item without id and page, for more than one
 * new page, and for an item that is named twice
 */
export function wantedNames(input: readonly Schemas['NavItemInput'][], known: readonly NavItem[]): string[] {
  const added = input.filter(({ id, pageReference }) => !id && pageReference);
  if (added.length > 1) throw invalid('A request adds one navigation item by its page reference.');
  const names = input.map((item) => wantedItem(item, known).developerName);
  if (new Set(names).size < names.length) throw invalid('A navigation item is named twice.');
  return names;
}

function wantedItem({ id, pageReference }: Schemas['NavItemInput'], known: readonly NavItem[]): NavItem {
  if (id) {
    const item = known.find((candidate) => candidate.id === fullId(id));
    if (item) return item;
    throw notFound();
  }
  if (!pageReference) throw invalid('A navigation item needs an id or a page reference.');
  const item = known.find((candidate) => isSamePage(candidate.pageReference, pageReference));
  if (item) return item;
  throw invalid(`No navigation item leads to this page of the type ${pageReference.type}.`);
}

function isSamePage(page: NavItem['pageReference'], asked: Schemas['PageReferenceInput']): boolean {
  if (!page || page.type !== asked.type) return false;
  return Object.entries(page.attributes ?? {}).every(([name, value]) => asked.attributes[name] === value);
}

function invalid(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_INPUT', message);
}
