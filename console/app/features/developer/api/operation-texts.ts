import type { Locale } from '../../../i18n/locales.ts';
import type { ApiOperation } from './contracts.ts';

/** What an operation does, and what else is to be known of it, by its operationId. */
export type OperationTexts = Record<string, [summary: string, description?: string]>;

/** The contracts are written in English; what they say of operations is there in these languages too. */
const TEXTS: Partial<Record<Locale, () => Promise<OperationTexts>>> = {
  de: async () => (await import('./german/index.ts')).germanOperations,
};

/** Operations as a language tells of them; what it lacks is told as the contract does. */
export async function inLanguage(
  operations: readonly ApiOperation[],
  locale: Locale,
): Promise<ApiOperation[]> {
  const texts = (await TEXTS[locale]?.()) ?? {};
  return operations.map((operation) => {
    const [summary, description] = texts[operation.operationId] ?? [];
    if (summary === undefined) return operation;
    return { ...operation, summary, definition: { ...operation.definition, description } };
  });
}
