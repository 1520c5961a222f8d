import { Box, Button } from '@mui/material';
import { type Ref, useRef, useState } from 'react';
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
import { NothingFound } from './NothingFound.tsx';

/** Searches a term in every object, or in one with filters. All that is chosen stands in the address. */
export function FindPage() {
  const say = useText();
  const [search, changeSearch] = useAddressParams();
  const place = placeOf(search);
  const { term, objectApiName } = place;
  const go = (change: Partial<FindPlace>) =>
    changeSearch((asked) => searchOf({ ...placeOf(asked), ...change }));
  const field = useRef<HTMLInputElement>(null);
  const change = () => field.current?.select();
  usePageTitle(term ? say('find.titleWith', { term }) : say('find.title'));
  return (
    <>
      <PageHead title={term ? say('find.titleWith', { term }) : say('find.title')}>
        <TermForm key={term} field={field} term={term} onSearch={(typed) => go({ term: typed })} />
      </PageHead>
      {!term && <EmptyState title={say('find.start')} lead={say('find.startLead')} />}
      {term && !isSearchTerm(term) && <NothingFound title={say('find.tooShort')} onChange={change} />}
      {isSearchTerm(term) &&
        (objectApiName ? (
          <FindOne key={objectApiName} place={{ ...place, objectApiName }} onGo={go} onChange={change} />
        ) : (
          <FindAll term={term} onGo={go} onChange={change} />
        ))}
    </>
  );
}

interface TermFormProps {
  field: Ref<HTMLInputElement>;
  term: string;
  onSearch: (term: string) => void;
}

function TermForm({ field, term, onSearch }: TermFormProps) {
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
        inputRef={field}
      />
      <Button type="submit" variant="contained">
        {say('find.submit')}
      </Button>
    </Box>
  );
}
