import { relative, sep } from 'node:path';
import { getLineColLocation, type NormalizedProblem, YamlParseError } from '@redocly/openapi-core';

/**
 * Where a contract is broken and how, a line each: `openapi/commerce/carts.yaml:42:15: Can't resolve $ref: …`. Where a
 * file is no YAML, nothing is said of the references into it.
 */
export function describeProblems(problems: readonly NormalizedProblem[], root: string): string {
  const unreadable = problems.filter(({ message }) => message.startsWith('Failed to parse'));
  const lines = (unreadable.length > 0 ? unreadable : problems).map((each) => describe(each, root));
  return [...new Set(lines)].join('\n').replaceAll(root + sep, '');
}

function describe({ message, location: [first] }: NormalizedProblem, root: string): string {
  if (!first) return message;
  const { source, pointer = '#/' } = first;
  const isReference = message.includes('$ref');
  const { start } = getLineColLocation(
    isReference ? { source, pointer: `${pointer}/$ref`, reportOnKey: false } : first,
  );
  const written = isReference ? `: ${source.body.split('\n')[start.line - 1]?.trim()}` : '';
  return `${relative(root, source.absoluteRef)}:${start.line}:${start.col}: ${message}${written}`;
}

/** Of a file that is no YAML its name, its line and what is wrong; any other error stays as it is. */
export function describeYamlError(error: unknown, root: string): unknown {
  if (!(error instanceof YamlParseError)) return error;
  return new Error(error.message.replaceAll(root + sep, ''));
}
