import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsed } from '../answers/parsed.ts';
import type { Exchange } from '../calls/caller.ts';
import { withTexts } from './personal-values.ts';
import { RECORDED, type RecordedAnswer } from './recorded-answer.ts';
import { StandIns } from './stand-ins.ts';

/** What goes beside the answers, for whoever finds them. */
const README = `# Recorded answers

Written by \`npm run connect -- --check --record\`. Each file is one answer of a platform: call, address, status and
body. Names, mail addresses, telephone numbers, addresses and ids of people are replaced, each value by the same
stand-in everywhere; tokens and files are not kept. Read through them before they leave this machine: what people have
typed into texts of their own is replaced only where it repeats such a value.

As regression tests: copy the files to \`${RECORDED}/\` and run
\`npx vitest run test/contract/recorded-answers.test.ts\`. Each has to keep to its contract.

As examples: the body of a file can stand below \`examples\` of its response in \`openapi/\`.
`;

/** Writes JSON answers with stand-ins for personal data into a folder; answers how many. */
export function recordAnswers(exchanges: readonly Exchange[], folder: string): number {
  const answers = anonymous(exchanges.flatMap(answerOf));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'README.md'), README);
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const number = (counts.get(answer.operationId) ?? 0) + 1;
    counts.set(answer.operationId, number);
    const name = `${answer.operationId}${number > 1 ? `-${number}` : ''}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(answer, null, 2)}\n`);
  }
  return answers.length;
}

function answerOf({ operation, address, status, headers, text }: Exchange): RecordedAnswer[] {
  const contentType = headers.get('content-type') ?? '';
  const body = contentType.includes('json') ? parsed(text) : undefined;
  if (status === undefined || body === undefined) return [];
  const { operationId, method } = operation;
  return [{ operationId, method, address: decoded(address), status, contentType, body }];
}

/** Names in an address are found only as they are read. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** All values are noted first, as one answer may name somebody whom another describes. */
function anonymous(answers: readonly RecordedAnswer[]): RecordedAnswer[] {
  const standIns = new StandIns();
  for (const { body } of answers)
    withTexts(body, (text, kind) => {
      if (kind !== undefined) standIns.note(kind, text);
      return text;
    });
  return answers.map((answer) => ({
    ...answer,
    address: standIns.within(answer.address),
    body: withTexts(answer.body, (text, kind) =>
      kind === undefined ? standIns.within(text) : standIns.of(text),
    ),
  }));
}
