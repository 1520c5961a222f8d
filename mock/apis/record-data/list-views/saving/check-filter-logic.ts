import type { Viewer } from '../../../../model/metadata/rights.ts';
import { filterNumbers, type LogicFault, parseFilterLogic } from '../../filter-logic/parse-filter-logic.ts';
import { type ListFault, type ListMessageKey, listFault } from './list-messages.ts';

const REASONS: Record<LogicFault['reason'], ListMessageKey> = {
  unexpected: 'logicUnexpected',
  incomplete: 'logicIncomplete',
  mixed: 'logicMixed',
  tooDeep: 'logicTooDeep',
};

/** What is wrong with a filter logic over so many conditions: it must make sense and name each of them. */
export function filterLogicFaults(logic: string, filters: number, { language }: Viewer): ListFault[] {
  const parsed = parseFilterLogic(logic);
  if ('reason' in parsed) {
    const { reason, ...details } = parsed;
    return [listFault(REASONS[reason], language, details)];
  }
  const named = new Set(filterNumbers(parsed));
  const unknown = [...named].filter((number) => number < 1 || number > filters);
  const unused = Array.from({ length: filters }, (_, index) => index + 1).filter((one) => !named.has(one));
  return [
    ...unknown.map((number) => listFault('logicUnknown', language, { number })),
    ...unused.map((number) => listFault('logicUnused', language, { number })),
  ];
}
