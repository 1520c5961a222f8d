import { Alert, Box, Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { NotFoundPage } from '../../../ui/NotFoundPage.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { UnsavedBar } from '../../../ui/UnsavedBar.tsx';
import { useWarningBeforeUnload } from '../../../ui/use-warning-before-unload.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { CategoryPicker } from './CategoryPicker.tsx';
import { ChosenCategories } from './ChosenCategories.tsx';
import type { ProductCategories } from './read-categories.ts';
import { useCategories, useCategoryChoice } from './use-categories.ts';

/** The categories of a product: picked from the tree, one of them the main one, and saved together. */
export function CategoriesPage() {
  const { productId = '' } = useParams();
  const { page, isEditable, readNewest, error, refetch } = useCategories(productId);
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (page === undefined) return <Pending />;
  if (page === null) return <NotFoundPage />;
  return <LoadedCategories key={page.product.id} {...{ page, isEditable, readNewest }} />;
}

interface LoadedCategoriesProps {
  page: ProductCategories;
  isEditable: boolean;
  readNewest: () => Promise<ProductCategories>;
}

function LoadedCategories({ page, isEditable, readNewest }: LoadedCategoriesProps) {
  const say = useText();
  const chosen = useCategoryChoice(page, readNewest);
  const title = say('categories.title', { name: page.product.name });
  usePageTitle(title);
  useWarningBeforeUnload(chosen.changeCount > 0);
  return (
    <>
      <PageHead title={title} lead={say(isEditable ? 'categories.lead' : 'categories.leadReading')}>
        <Button component={Link} to={paths.record('Product2', page.product.id)} variant="outlined">
          {say('variants.product')}
        </Button>
      </PageHead>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          p: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: isEditable ? '3fr 2fr' : 'minmax(0, 1fr)' },
        }}
      >
        {chosen.problem && (
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            {chosen.problem}
          </Alert>
        )}
        {isEditable && <CategoryPicker categories={page.categories} chosen={chosen} />}
        <ChosenCategories categories={page.categories} {...{ chosen, isEditable }} />
      </Box>
      {chosen.changeCount > 0 && (
        <UnsavedBar
          count={chosen.changeCount}
          isSaving={chosen.isSaving}
          onDiscard={chosen.reset}
          onSave={() => void chosen.save()}
        />
      )}
    </>
  );
}
