import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { forgetWhatWasGivenUp } from './failures/given-up.ts';
import { core } from './i18n/de/core.ts';
import { languageOf } from './i18n/languages.ts';
import { openPageTexts } from './i18n/page-texts.ts';
import { messagesOf, TextsContext } from './i18n/texts.ts';

const { basename = '/' } =
  (window as { __reactRouterContext?: { basename?: string | undefined } }).__reactRouterContext ?? {};
const language = languageOf(window.location.pathname.slice(basename === '/' ? 0 : basename.length));
// German pages begin with what all of them say; their modules bring the rest.
const texts = openPageTexts(language, language === 'de' ? core : await messagesOf(language));

forgetWhatWasGivenUp();
startTransition(() => {
  hydrateRoot(
    document,
    <TextsContext value={texts}>
      <HydratedRouter />
    </TextsContext>,
  );
});
