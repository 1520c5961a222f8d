import type { Exchange } from '#client/send/observed.ts';
import { curlCommand, headerOption, quoted } from '../developer/curl-command.ts';

type Call = Pick<Exchange, 'operation' | 'input' | 'url'>;

/** A call as a command line that asks the same; the session's cookie has to be added by whoever runs it. */
export function curlOf({ operation, input, url }: Call, origin: string): string {
  const headers = Object.entries({
    accept: 'application/json',
    ...(input.body !== undefined && { 'content-type': 'application/json' }),
    ...input.headers,
  });
  return curlCommand(
    operation.method.toUpperCase(),
    quoted(url ?? origin + operation.base + operation.path),
    [
      ...headers.map(([name, value]) => headerOption(name, value)),
      '-b "$COOKIES"',
      ...(input.body !== undefined ? [`--data ${quoted(JSON.stringify(input.body))}`] : []),
    ],
  );
}

/** A call as it is written with the typed client. */
export function typedCallOf({ operation, input }: Call): string {
  const { operationId, api, method } = operation;
  const { path, query, body } = input;
  const given = Object.entries({ path, query, body }).filter(([, part]) => part !== undefined);
  const written = given.map(([name, part]) => `${name}: ${literal(part)}`).join(', ');
  return [
    `import { ${operationId} } from '#generated/${api}/client.gen.ts';`,
    '',
    `await platform.${method === 'get' ? 'read' : 'write'}(${operationId}, {${written ? ` ${written} ` : ''}});`,
  ].join('\n');
}

/** A value as TypeScript writes it: names without quotes where they need none. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(
      ([name, member]) =>
        `${/^[\p{L}_$][\p{L}\d_$]*$/u.test(name) ? name : literal(name)}: ${literal(member)}`,
    );
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}
