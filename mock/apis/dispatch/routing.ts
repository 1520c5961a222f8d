import type { HttpRequest } from '../../engine/http/http-types.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import { isThere } from '../../engine/reshape/versions.ts';
import {
  type PlatformAddress,
  platformAddress,
  SUPPORTED_VERSIONS,
  unversionedAddress,
} from '../../engine/router/platform-address.ts';
import { createRouter, type Route, type RouteMatch } from '../../engine/router/router.ts';

/** What a route leads to: at least an operation. */
interface RoutedTarget {
  readonly operation: Pick<ContractOperation, 'declared' | 'method' | 'path' | 'versioned'>;
}

/** Where a request leads, with the base and the version of its address; neither where it has no version. */
export type Routed<Target> = RouteMatch<Target> & Partial<Pick<PlatformAddress, 'base' | 'version'>>;

/**
 * Finds the operation of a request: a versioned call at either base and in every supported version, any other call at
 * its one address. A version that is not supported has no addresses, nor has a call in versions before its own.
 */
export function createRouting<Target extends RoutedTarget>(
  targets: readonly Target[],
): (request: Pick<HttpRequest, 'method' | 'segments'>) => Routed<Target> {
  const routes = (isVersioned: boolean): Route<Target>[] =>
    targets
      .filter(({ operation }) => (operation.versioned !== undefined) === isVersioned)
      .map((target) => ({
        method: target.operation.method,
        path: target.operation.versioned ?? target.operation.path,
        target,
      }));
  const versioned = createRouter(routes(true));
  const plain = createRouter(routes(false));
  return ({ method, segments }) => {
    const address = platformAddress(segments);
    if (!address) return plain.match(method, unversionedAddress(segments));
    if (!SUPPORTED_VERSIONS.includes(address.version)) return { kind: 'notFound' };
    const { base, version } = address;
    const match = versioned.match(method, address.segments);
    const isLater = match.kind === 'found' && !isThere(match.target.operation.declared, version);
    return isLater ? { kind: 'notFound' } : { ...match, base, version };
  };
}
