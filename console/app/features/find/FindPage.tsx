import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { isSearchTerm } from '#client/search/search-input.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useAddressParams } from '../../ui/use-address-params.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { FindAll } from './FindAll.tsx';
import { FindOne } from './FindOne.tsx';
import { type FindPlace, placeOf, searchOf } from './find-place.ts';

/** Searches a term in every object, or in one with filters. All that is chosen stands in the address. */
export function FindPage() {
  const say = useText();
  const [search, changeSearch] = useAddressParams();
  const place = placeOf(search);
  const { term, objectApiName } = place;
  const go = (change: Partial<FindPlace>) =>
    changeSearch((asked) => searchOf({ ...placeOf(asked), ...change }));
  usePageTitle(term ? say('find.titleWith', { term }) : say('find.title'));
  return (
    <>
      <PageHead title={term ? say('find.titleWith', { term }) : say('find.title')}>
        <TermForm key={term} term={term} onSearch={(typed) => go({ term: typed })} />
      </PageHead>
      {!term && <EmptyState title={say('find.start')} lead={say('find.startLead')} />}
      {term && !isSearchTerm(term) && <EmptyState title={say('find.tooShort')} />}
      {isSearchTerm(term) &&
        (objectApiName ? (
          <FindOne key={objectApiName} place={{ ...place, objectApiName }} onGo={go} />
        ) : (
          <FindAll term={term} onGo={go} />
        ))}
    </>
  );
}

function TermForm({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  const say = useText();
  const [typed, setTyped] = useState(term);
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
      sx={{ display: 'flex', gap: 2, width: { xs: 1, sm: 'auto' } }}
    >
      <SearchField
        label={say('find.field')}
        placeholder={say('find.placeholder')}
        value={typed}
        onChange={setTyped}
        autoFocus={!term}
      />
      <Button type="submit" variant="contained">
        {say('find.submit')}
      </Button>
    </Box>
  );
}
