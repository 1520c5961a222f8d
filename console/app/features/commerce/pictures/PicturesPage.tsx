import { Alert, Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Link, useParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { NotFoundPage } from '../../../ui/NotFoundPage.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { UnsavedBar } from '../../../ui/UnsavedBar.tsx';
import { useWarningBeforeUnload } from '../../../ui/use-warning-before-unload.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { Section } from '../../object/Section.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ACCEPTED } from './check-picture.ts';
import { PictureList } from './PictureList.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { ProductPictures } from './read-pictures.ts';
import { usePictureEdits } from './use-picture-edits.ts';
import { usePictures } from './use-pictures.ts';
import { useSavePictures } from './use-save-pictures.ts';

/** The pictures of a product: added, ordered, described in each language and removed, and saved together. */
export function PicturesPage() {
  const { productId = '' } = useParams();
  const { page, isLoaded, isEditable, readNewest, error, refetch } = usePictures(productId);
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!isLoaded || page === undefined) return <Pending />;
  if (page === null) return <NotFoundPage />;
  return <LoadedPictures key={page.product.id} {...{ page, isEditable, readNewest }} />;
}

interface LoadedPicturesProps {
  page: ProductPictures;
  isEditable: boolean;
  readNewest: () => Promise<ProductPictures>;
}

function LoadedPictures({ page, isEditable, readNewest }: LoadedPicturesProps) {
  const say = useText();
  const edits = usePictureEdits(page);
  const save = useSavePictures({ edits, readNewest });
  const title = say('pictures.title', { name: page.product.name });
  usePageTitle(title);
  useWarningBeforeUnload(edits.changeCount > 0);
  return (
    <>
      <PageHead title={title} lead={say(isEditable ? 'pictures.lead' : 'pictures.leadReading')}>
        <Button component={Link} to={paths.record('Product2', page.product.id)} variant="outlined">
          {say('variants.product')}
        </Button>
      </PageHead>
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {save.problem && <Alert severity="error">{save.problem}</Alert>}
        <Section title={say('pictures.list', { count: edits.drafts.length })}>
          {edits.drafts.length === 0 && (
            <EmptyState title={say('pictures.none')} lead={say('pictures.noneHint')}>
              {!isEditable && (
                <Button component={Link} to={paths.record('Product2', page.product.id)} variant="outlined">
                  {say('pictures.toProduct')}
                </Button>
              )}
            </EmptyState>
          )}
          <PictureList {...{ edits, save, isEditable }} name={page.product.name} />
          {isEditable && (
            <>
              <DropZone
                label={say('pictures.add')}
                hint={say('pictures.drop')}
                accept={ACCEPTED}
                isMultiple
                isBusy={save.isSaving}
                onFiles={edits.add}
              />
              <RefusedFiles files={edits.refused} />
            </>
          )}
        </Section>
        <Typography role="status" sx={visuallyHidden}>
          {edits.said}
        </Typography>
      </Box>
      {edits.changeCount > 0 && (
        <UnsavedBar
          count={edits.changeCount}
          isSaving={save.isSaving}
          onDiscard={edits.reset}
          onSave={() => void save.save()}
        />
      )}
    </>
  );
}
