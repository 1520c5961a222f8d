import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './i18n/languages.ts';
import { createTexts, messagesOf } from './i18n/texts.ts';

const language = languageOf(window.location.pathname);
const texts = createTexts(language, await messagesOf(language));

startTransition(() => {
  hydrateRoot(
    document,
    <I18nextProvider i18n={texts}>
      <HydratedRouter />
    </I18nextProvider>,
  );
});
