import { tagged } from '../../../model/metadata/fingerprint.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ActionRequest } from './action-request.ts';

interface Collection {
  /** Path parameters that ask for this collection alone. */
  readonly path: Record<string, string>;
  readonly actions: Schemas['PlatformAction'][];
  /** Addresses of further actions of the same record. */
  readonly links?: readonly string[];
}

/** Collections by their addresses, each of which asks for that one alone (RD-ACTION-06). */
export function actionCollections(
  operation: { readonly base: string; readonly path: string },
  request: ActionRequest,
  path: Record<string, readonly string[]>,
  collections: readonly Collection[],
): Schemas['ActionCollections'] {
  const urlOf = (parameters: Record<string, string>) =>
    `${platformPath(operation, parameters)}?${request.query}`;
  const together = Object.entries(path).map(([name, values]) => [name, values.join(',')]);
  const entries = collections.map(({ path: own, actions, links = [] }) => ({
    actions,
    links: [...links],
    url: urlOf(own),
  }));
  return tagged({
    actions: Object.fromEntries(entries.map((entry) => [entry.url, entry])),
    url: urlOf(Object.fromEntries(together)),
  });
}
