import type { ApiOperation } from './contracts.ts';
import { requestExample } from './request-example.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a command of curl, with the examples of its contract; the session is asked for by the shell. */
export function curlCommand(operation: ApiOperation): string {
  const { method, path } = operation;
  const { path: names, query, headers, body } = requestExample(operation);
  const filled = names.reduce(
    (at, { name, value }) => at.replace(`{${name}}`, encodeURIComponent(value || name)),
    path,
  );
  const asked = query.filter(({ isRequired }) => isRequired);
  const search = asked.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');
  const sent = headers.filter(({ isRequired }) => isRequired);
  const lines = [
    `curl -X ${method} "$INSTANCE"${quoted(filled + (search ? `?${search}` : ''))}`,
    `-H "Authorization: Bearer $ACCESS_TOKEN"`,
    ...sent.map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`-H ${quoted(`Content-Type: ${body.mediaType}`)}`, `--data ${quoted(body.text)}`] : []),
  ];
  return lines.join(' \\\n  ');
}
