import { useQuery } from '@tanstack/react-query';
import { localQuery } from '../../../data/queries/local-query.ts';
import { useLocale } from '../../../i18n/use-text.ts';
import { readOperations } from './contracts.ts';
import { inLanguage } from './operation-texts.ts';

/** All operations of all contracts, loaded when somebody asks, with what they do in the language of the console. */
export function useApiOperations() {
  const locale = useLocale();
  return useQuery(
    localQuery('apiReference', [locale], async () => inLanguage(await readOperations(), locale)),
  );
}
