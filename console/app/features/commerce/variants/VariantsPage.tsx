import { Alert, Box, Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { recordName } from '../../../data/record-name.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { UnsavedBar } from '../../../ui/UnsavedBar.tsx';
import { useWarningBeforeUnload } from '../../../ui/use-warning-before-unload.ts';
import { Section } from '../../object/Section.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { PriceFormula } from './PriceFormula.tsx';
import { useCellEdits, useVariants, type VariantsPageData } from './use-variants.ts';
import { VariantGrid } from './VariantGrid.tsx';

/** A product in all its variants: stock, state and the prices of all price books side by side, to be edited at once. */
export function VariantsPage() {
  const { productId = '' } = useParams();
  const { page, error, refetch } = useVariants(productId);
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!page) return <Pending />;
  return <LoadedVariants key={page.table.product.id} page={page} />;
}

function LoadedVariants({ page }: { page: VariantsPageData }) {
  const say = useText();
  const { table, columns } = page;
  const edits = useCellEdits(page);
  const name = recordName(table.product, ['Name']);
  const title = say('variants.title', { name });
  usePageTitle(title);
  const { changes, faultCount } = edits;
  useWarningBeforeUnload(changes.length > 0);
  const isEditable = columns.some((column) => column.isEditable);
  return (
    <>
      <PageHead title={title} lead={say('variants.lead')}>
        <Button component={Link} to={paths.record('Product2', table.product.id)} variant="outlined">
          {say('variants.product')}
        </Button>
      </PageHead>
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isEditable && <PriceFormula {...{ table, columns, edits }} />}
        {edits.problem && <Alert severity="error">{edits.problem}</Alert>}
        <Section title={say('variants.table', { count: table.variants.length })}>
          <VariantGrid {...{ table, columns, edits }} label={title} />
        </Section>
      </Box>
      {changes.length > 0 && (
        <UnsavedBar
          count={changes.length}
          trouble={faultCount > 0 ? say('variants.faulty', { count: faultCount }) : undefined}
          isBlocked={faultCount > 0}
          isSaving={edits.isSaving}
          onDiscard={() => edits.revert()}
          onSave={() => void edits.save()}
        />
      )}
    </>
  );
}
