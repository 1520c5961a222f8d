import { type Bundle, type JsonSchema, type OperationObject, resolve } from './bundle.ts';

/** Which of the platform's two error bodies a contract declares for a status (PF-ERR-03). */
export type ErrorForm = 'list' | 'record' | 'either';

/** The error form per status of an operation; statuses without a body that tells are left out. */
export function errorForms(bundle: Bundle, operation: OperationObject): ReadonlyMap<number, ErrorForm> {
  const forms = new Map<number, ErrorForm>();
  for (const [status, declared] of Object.entries(operation.responses)) {
    const schema = resolve(bundle, declared).content?.['application/json']?.schema;
    const types = schema === undefined ? new Set() : typesOf(bundle, schema);
    if (types.has('object')) forms.set(Number(status), types.has('array') ? 'either' : 'record');
    else if (types.has('array')) forms.set(Number(status), 'list');
  }
  return forms;
}

function typesOf(bundle: Bundle, schema: JsonSchema): Set<unknown> {
  const resolved = resolve(bundle, schema);
  if (typeof resolved === 'boolean' || isHandlersForm(resolved)) return new Set();
  const branches = [resolved.oneOf, resolved.anyOf].flatMap(
    (list) => (list as JsonSchema[] | undefined) ?? [],
  );
  const own = [resolved.type].flat();
  return new Set([...own, ...branches.flatMap((branch) => [...typesOf(bundle, branch)])]);
}

/** Members of refusals that handlers answer themselves, of OAuth and of trees; what a fault says is a list there too. */
const HANDLERS_OWN = ['error_description', 'hasErrors'];

function isHandlersForm({ properties }: { readonly [keyword: string]: unknown }): boolean {
  const names = (properties as object | undefined) ?? {};
  return HANDLERS_OWN.some((name) => Object.hasOwn(names, name));
}
