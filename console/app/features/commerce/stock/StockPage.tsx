import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../object/Section.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { PznCheck } from './PznCheck.tsx';

/** The ways to change many prices and stocks, and the check of numbers. */
export function StockPage() {
  const say = useText();
  usePageTitle(say('stock.title'));
  const ways = [
    { to: paths.list('PricebookEntry', 'AllPrices'), title: 'stock.prices', lead: 'stock.pricesLead' },
    { to: paths.list('Product2', 'AllProducts'), title: 'stock.stock', lead: 'stock.stockLead' },
    { to: paths.import('Product2'), title: 'stock.import', lead: 'stock.importLead' },
  ] as const;
  return (
    <>
      <PageHead title={say('stock.title')} lead={say('stock.lead')} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          p: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Section title={say('stock.bulk')}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {ways.map(({ to, title, lead }) => (
              <Box
                component="li"
                key={to}
                sx={{ px: 4, py: 2, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
              >
                <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
                  {say(title)}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {say(lead)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Section>
        <PznCheck />
      </Box>
    </>
  );
}
