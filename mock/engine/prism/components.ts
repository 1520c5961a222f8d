import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { Bundle } from './bundle.ts';

/** An operation in Prism's own terms. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

type Components = Parameters<typeof createInstance>[1];
type Logger = Components['logger'];

const silent: Record<string, unknown> = { child: () => silent };
for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal']) silent[level] = () => {};

/** Prism asks for a logger; what there is to say, the dispatcher says. */
export const silentLogger = silent as unknown as Logger;

/** Prism's own mocker, which `createInstance` fills into the object it is given. */
export const { mock: prismMock }: Required<Components> = (() => {
  const components: Components = { logger: silentLogger };
  const config = { checkSecurity: true, validateRequest: true, validateResponse: true, errors: true };
  createInstance(
    { ...config, isProxy: false, upstreamProxy: undefined, mock: { dynamic: false } },
    components,
  );
  return components as Required<Components>;
})();

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * A bundle's operations. Without a dialect Prism would take the schemas of OpenAPI 3.1 for draft 7 and pass over
 * newer keywords in silence.
 */
export async function prismOperations(bundle: Bundle): Promise<PrismOperation[]> {
  const operations = await getHttpOperationsFromSpec({
    jsonSchemaDialect: DIALECT,
    ...structuredClone(bundle),
  });
  return operations.map(withDeclaredDefaults);
}

/** OpenAPI's default for form-style parameters is one pair per value; Prism takes a missing `explode` for false. */
function withDeclaredDefaults(operation: PrismOperation): PrismOperation {
  const query = operation.request?.query?.map((parameter) =>
    parameter.style === 'form' && parameter.explode === undefined
      ? { ...parameter, explode: true }
      : parameter,
  );
  return query ? { ...operation, request: { ...operation.request, query } } : operation;
}
