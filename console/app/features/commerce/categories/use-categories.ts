import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getChildRelationshipRecords } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';
import { type Choice, changesOf, countChoices, over, savedChoice, toggled } from './choice.ts';
import { type ProductCategories, readCategories } from './read-categories.ts';
import { saveCategories } from './save-categories.ts';

/** The categories of a product as they are saved, and whether this person may change them. */
export function useCategories(productId: string) {
  const platform = usePlatform();
  const info = useQuery(objectInfoQuery(platform, 'ProductCategoryProduct'));
  const categories = useQuery(
    derivedQuery(platform, getChildRelationshipRecords, {
      input: { productId },
      part: 'categories',
      read: async () => (await readCategories(platform, productId)) ?? null,
    }),
  );
  const rights = info.data;
  return {
    page: info.data && categories.data,
    isEditable: Boolean(rights?.createable && rights.updateable && rights.deletable),
    readNewest: async () => (await categories.refetch({ throwOnError: true })).data as ProductCategories,
    error: info.error ?? categories.error,
    refetch: () => Promise.all([info.refetch(), categories.refetch()]),
  };
}

/** What is chosen and not saved, and its save over what others have saved meanwhile. */
export function useCategoryChoice(page: ProductCategories, readNewest: () => Promise<ProductCategories>) {
  const say = useText();
  const platform = usePlatform();
  const noteSaved = useWrittenNotice();
  const [edited, setEdited] = useState<Choice>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const saved = savedChoice(page.assignments);
  const choice = edited ?? saved;
  const changes = changesOf(saved, choice);
  const save = async (): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    try {
      const newest = await readNewest();
      const faults = await saveCategories(
        platform,
        newest,
        over(savedChoice(newest.assignments), changes, choice),
      );
      if (faults.length > 0) setProblem(faults.join(' '));
      else {
        await readNewest();
        setEdited(undefined);
        noteSaved(say('categories.saved'));
      }
    } catch (error) {
      setProblem(problemText(error, say));
    }
    setSaving(false);
  };
  return {
    choice,
    changeCount: countChoices(changes),
    toggle: (id: string) => setEdited(toggled(choice, id)),
    setMain: (mainId: string) => setEdited({ ...choice, mainId }),
    reset: () => setEdited(undefined),
    save,
    isSaving,
    problem,
  };
}

export type CategoryChoice = ReturnType<typeof useCategoryChoice>;
