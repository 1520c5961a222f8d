import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { listQuery } from '../../../data/queries/list-queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { textAt } from '../../../ui/text-at.ts';
import { Section } from '../../object/Section.tsx';
import { checkPzn, completed } from './pzn.ts';

const PZN_FIELD = 'L2C_CM_PZN__c';
const PRODUCTS = { objectApiName: 'Product2', listViewApiName: 'AllProducts' };
const MOST = 200;

/** Checks numbers by their check digit, and says which of them the shop has. */
export function PznCheck() {
  const say = useText();
  const platform = usePlatform();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string[]>([]);
  const wanted = asked.filter((pzn) => checkPzn(pzn).is === 'valid');
  const where = `{ ${PZN_FIELD}: { in: ${JSON.stringify(wanted)} } }`;
  const query = { where, pageSize: MOST, optionalFields: [`Product2.${PZN_FIELD}`] };
  const { data, isSuccess } = useQuery(listQuery(platform, PRODUCTS, wanted.length > 0 && query));
  return (
    <Section title={say('stock.pznCheck')}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          const numbers = typed.split(/[\s,;]+(?=\S)/).map((each) => completed(each.trim()));
          setAsked([...new Set(numbers.filter(Boolean))].slice(0, MOST));
        }}
        sx={{ display: 'grid', gap: 3, p: 4, justifyItems: 'start' }}
      >
        <TextField
          multiline
          fullWidth
          minRows={2}
          label={say('stock.pzn')}
          helperText={say('stock.pznHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="contained">
          {say('stock.check')}
        </Button>
      </Box>
      <div role="status">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {asked.map((pzn) => {
            const verdict = checkPzn(pzn);
            const product = data?.records.find((record) => textAt(record, PZN_FIELD) === pzn);
            const isValid = verdict.is === 'valid';
            return (
              <Box
                component="li"
                key={pzn}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 3,
                  px: 4,
                  py: 2,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <code>{pzn}</code>
                <Typography variant="body2" color={isValid ? 'primary' : 'error'} sx={{ fontWeight: 600 }}>
                  {say(
                    `stock.${verdict.is}`,
                    verdict.is === 'wrongDigit' ? { digit: verdict.digit } : undefined,
                  )}
                </Typography>
                {product?.id && (
                  <Link component={RouterLink} to={paths.record('Product2', product.id)}>
                    {textAt(product, 'Name')} ({say('stock.inShop')})
                  </Link>
                )}
                {isValid && isSuccess && !product && (
                  <Typography variant="body2" color="textSecondary">
                    {say('stock.notInShop')}
                  </Typography>
                )}
              </Box>
            );
          })}
        </Box>
      </div>
    </Section>
  );
}
