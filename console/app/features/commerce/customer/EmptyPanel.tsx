import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

interface EmptyPanelProps {
  /** Id of an account. */
  recordId: string;
  objectApiName: string | undefined;
  /** The field of the object that names the account. */
  fieldApiName: string | null | undefined;
}

/** A list without records of a customer: leads to the first one where the person may create it, or to all others. */
export function EmptyPanel({ recordId, objectApiName, fieldApiName }: EmptyPanelProps) {
  const say = useText();
  const { data: info } = useQuery(objectInfoQuery(usePlatform(), objectApiName));
  if (!info) return <EmptyState title={say('customer.empty')} />;
  const parent = fieldApiName ? info.fields[fieldApiName] : undefined;
  const mayCreate = info.createable && parent?.createable;
  const create = `${paths.create(info.apiName)}?${new URLSearchParams({ [parent?.apiName ?? '']: recordId })}`;
  return (
    <EmptyState
      title={say('customer.empty')}
      lead={say(mayCreate ? 'customer.emptyCreate' : 'customer.emptyOthers')}
    >
      <Button component={Link} to={mayCreate ? create : paths.list(info.apiName)} variant="outlined">
        {mayCreate
          ? say('list.create', { object: info.label })
          : say('customer.all', { objects: info.labelPlural })}
      </Button>
    </EmptyState>
  );
}
