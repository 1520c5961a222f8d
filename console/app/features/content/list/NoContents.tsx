import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CONTENT_OBJECT } from '../contents.ts';

/** A shop without contents: leads to the first one where the person may create it, or to all objects. */
export function NoContents() {
  const say = useText();
  const { data: info } = useQuery(objectInfoQuery(usePlatform(), CONTENT_OBJECT));
  const mayCreate = info?.createable;
  return (
    <EmptyState
      title={say('contentPages.none')}
      lead={say(mayCreate ? 'contentPages.noneCreate' : 'contentPages.noneLead')}
    >
      <Button
        component={Link}
        to={mayCreate ? paths.create(CONTENT_OBJECT) : paths.directory()}
        variant="outlined"
      >
        {mayCreate ? say('list.create', { object: info.label }) : say('contentPages.objects')}
      </Button>
    </EmptyState>
  );
}
