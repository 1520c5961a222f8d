import { type Difference, KINDS, type Kind } from './difference.ts';
import type { Entry, Sorted } from './listed.ts';

/** For each API the differences by kind: how many are right, how many are to be mended, and each by name. */
export function describeDifferences({ right, open, fresh }: Sorted): string {
  const byApi = Map.groupBy([...right, ...open, ...fresh], ({ api }) => api);
  const isRight = new Set(right);
  return [...byApi]
    .map(([api, all]) => {
      const lines = kindsOf(all).flatMap(([kind, some]) => [
        `  ${KINDS[kind]}: ${some.length}, of which ${some.filter((each) => isRight.has(each)).length} are right`,
        ...bySubject(some, ({ member }) => member).map((line) => `    ${line}`),
      ]);
      return [api, ...lines].join('\n');
    })
    .join('\n\n');
}

/** What is to be mended, by contract, with the data type and first version of each. */
export function describeTodo({ open, fresh }: Sorted): string {
  const byFile = Map.groupBy([...open, ...fresh], ({ file }) => file);
  return [...byFile]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, all]) => {
      const lines = kindsOf(all).flatMap(([kind, some]) => [
        `  ${KINDS[kind]}`,
        ...bySubject(some, withDetail).map((line) => `    ${line}`),
      ]);
      return [`${file} (${all.length})`, ...lines].join('\n');
    })
    .join('\n\n');
}

/** What fails the check, a line each. */
export function describeFaults({ fresh, staleRight, staleOpen }: Sorted): string[] {
  return [
    ...fresh.map(
      (each) =>
        `${each.file}: ${each.subject}: ${withDetail(each)} (${each.kind}): mend it, or say in openapi/reference/differences.yaml why it is right.`,
    ),
    ...staleRight.map((entry) => `${describe(entry)} is no longer needed: remove it.`),
    ...staleOpen.map(
      (entry) =>
        `${describe(entry)} is mended: remove it, or run \`npm run reference -- --prune\`, which removes all such entries.`,
    ),
  ];
}

const describe = ({ file, kind, subject, member }: Entry) =>
  `openapi/reference/${file}: ${kind}, ${subject}: ${member}`;

const withDetail = ({ member, detail }: Difference) => (detail ? `${member} (${detail})` : member);

function kindsOf(all: readonly Difference[]): [Kind, Difference[]][] {
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const some = byKind.get(kind);
    return some ? [[kind, some] satisfies [Kind, Difference[]]] : [];
  });
}

function bySubject(some: readonly Difference[], name: (each: Difference) => string): string[] {
  return [...Map.groupBy(some, ({ subject }) => subject)].map(
    ([subject, each]) => `${subject}: ${each.map(name).join(', ')}`,
  );
}
