import { Button } from '@mui/material';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';

/** The way from a page that is not there to the search, with what was asked for already typed. */
export function SearchButton({ term }: { term?: string | undefined }) {
  const say = useText();
  return (
    <Button component={Link} to={paths.find(term)} startIcon={<Search size={16} strokeWidth={1.5} />}>
      {say('error.search')}
    </Button>
  );
}
