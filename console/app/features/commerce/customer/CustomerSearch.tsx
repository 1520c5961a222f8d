import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { TypeAhead } from '../../../ui/TypeAhead.tsx';
import { useDebounced } from '../../search/use-debounced.ts';
import { useCustomerHits } from './use-customer-hits.ts';

/** Finds a customer by name, e-mail, telephone or order number and opens the view of it. */
export function CustomerSearch() {
  const say = useText();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const { hits, isFetching } = useCustomerHits(useDebounced(term.trim(), 200));
  return (
    <TypeAhead
      options={hits}
      value={null}
      inputValue={term}
      loading={isFetching}
      getOptionLabel={({ name }) => name}
      noOptionsText={say('customer.noMatch', { term })}
      onInputChange={(_, typed) => setTerm(typed)}
      onChange={(_, chosen) => chosen && navigate(paths.customers(chosen.accountId))}
      renderOption={({ key, ...entry }, { name, about }) => (
        <Box component="li" key={key} {...entry}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" noWrap>
              {name}
            </Typography>
            {about && (
              <Typography variant="caption" color="textSecondary" noWrap component="div">
                {about}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={(props) => <TextField {...props} label={say('customer.search')} />}
      sx={{ width: { xs: 'calc(100vw - 24px)', sm: 340 } }}
    />
  );
}
