import { curlCommand, headerOption, quoted } from '../curl-command.ts';
import type { ApiOperation } from './contracts.ts';
import { requestExample } from './request-example.ts';

/** The call as a command of curl, with the examples of its contract; the session is asked for by the shell. */
export function exampleCommand(operation: ApiOperation): string {
  const { path: names, query, headers, body } = requestExample(operation);
  const filled = names.reduce(
    (at, { name, value }) => at.replace(`{${name}}`, encodeURIComponent(value || name)),
    operation.path,
  );
  const asked = query.filter(({ isRequired }) => isRequired);
  const search = asked.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');
  const sent = headers.filter(({ isRequired }) => isRequired);
  return curlCommand(operation.method, `"$INSTANCE"${quoted(filled + (search ? `?${search}` : ''))}`, [
    '-H "Authorization: Bearer $ACCESS_TOKEN"',
    ...sent.map(({ name, value }) => headerOption(name, value)),
    ...(body ? [headerOption('Content-Type', body.mediaType), `--data ${quoted(body.text)}`] : []),
  ]);
}
