import { useQuery } from '@tanstack/react-query';
import type { ActionCollections } from '#client/actions/types.ts';
import { saveRelatedListInfo } from '#client/lists/related-lists.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { relatedListsQuery } from '../../../data/queries/metadata-queries.ts';
import { noteArrangement } from '../../../data/undo/arrangement.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { type DescribedList, useDescribedLists } from '../../related/use-described-lists.ts';
import { actionNames } from '../actions/action-names.ts';
import { DescribedObject } from '../DescribedObject.tsx';
import { Facts } from '../Facts.tsx';
import { arrangementFacts, asDelivered } from '../lists/arrangement-facts.ts';
import { ResetArrangement } from '../lists/ResetArrangement.tsx';
import { NothingDescribed } from '../NothingDescribed.tsx';
import { Section } from '../Section.tsx';
import { AllOffers } from './AllOffers.tsx';
import { useExample, useListOffers } from './use-list-offers.ts';

/** The lists that belong to records of the object: how each is made, what it offers, and how the person has arranged it. */
export function RelatedListInfosPage() {
  const say = useText();
  return <DescribedObject title={say('describe.related')}>{(info) => <Lists info={info} />}</DescribedObject>;
}

function Lists({ info: { apiName: parentObjectApiName } }: { info: ObjectInfo }) {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(relatedListsQuery(platform, parentObjectApiName));
  const lists = data?.relatedLists ?? [];
  const ids = lists.map(({ relatedListId }) => relatedListId);
  const described = useDescribedLists(parentObjectApiName, ids);
  const example = useExample(parentObjectApiName);
  const offers = useListOffers(example, ids);
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Pending />;
  if (lists.length === 0)
    return <NothingDescribed objectApiName={parentObjectApiName} title={say('describe.noRelated')} />;
  return lists.map(({ relatedListId, label }) => (
    <Section key={relatedListId} title={label ?? relatedListId} note={relatedListId}>
      <OneList
        name={{ parentObjectApiName, relatedListId }}
        label={label ?? relatedListId}
        described={described[relatedListId]}
        offers={offers[relatedListId]}
      />
      {example && (
        <AllOffers recordId={example} relatedListId={relatedListId} label={label ?? relatedListId} />
      )}
    </Section>
  ));
}

interface OneListProps {
  name: { parentObjectApiName: string; relatedListId: string };
  label: string;
  described: DescribedList | undefined;
  /** What is offered in the list of a record; undefined where that is not known. */
  offers: ActionCollections | undefined;
}

function OneList({ name, label, described, offers }: OneListProps) {
  const say = useText();
  const platform = usePlatform();
  const { info, preferences, error, refetch } = described ?? {};
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!info) return <Pending />;
  const columns = info.displayColumns;
  const reset = async () => {
    const userPreferences = asDelivered(columns);
    await saveRelatedListInfo(platform, name, { orderedByInfo: [], userPreferences });
    const relatedList = `${name.parentObjectApiName}.${name.relatedListId}`;
    noteArrangement({ relatedList }, label, preferences ?? {}, { ...userPreferences, orderedBy: [] });
  };
  return (
    <>
      <Facts
        facts={[
          [say('object.childObject'), (info.objectApiNames ?? []).join(', ') || '–'],
          [say('object.childField'), info.fieldApiName ?? '–'],
          [say('describe.columns'), columns.map((one) => one.label ?? one.fieldApiName).join(', ')],
          [say('describe.offered'), offers ? actionNames(offers) : '–'],
          ...(preferences ? arrangementFacts(preferences, columns, say) : []),
        ]}
      />
      <ResetArrangement list={label} onReset={reset} />
    </>
  );
}
