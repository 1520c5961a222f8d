import { Button, MenuItem } from '@mui/material';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { LOCALES } from '../../i18n/locales.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';

/** Chooses the language of the console. */
export function LanguageMenu() {
  const say = useText();
  const [locale, setLocale] = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Languages size={18} strokeWidth={1.5} />}
        aria-label={`${say('shell.language')}: ${LOCALES.find((each) => each.locale === locale)?.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', minWidth: 0 }}
      >
        {locale.toUpperCase()}
      </Button>
      <PageMenu label={say('shell.language')} anchor={anchor} onClose={close}>
        {LOCALES.map((each) => (
          <MenuItem
            key={each.locale}
            lang={each.locale}
            selected={each.locale === locale}
            onClick={() => {
              setLocale(each.locale);
              close();
            }}
          >
            {each.name}
          </MenuItem>
        ))}
      </PageMenu>
    </>
  );
}
