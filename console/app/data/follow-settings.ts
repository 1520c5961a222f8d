import type { Store } from 'react-admin';
import type { Platform } from '#client/platform.ts';
import type { Exchange } from '#client/send/observed.ts';
import { getUserInfo } from '#generated/platform/client.gen.ts';
import { isLocale } from '../i18n/locales.ts';
import { manner } from '../i18n/manner.ts';
import type { CodeSignIn } from './code-sign-in.ts';

const SETTINGS = /"(?:LanguageLocaleKey|LocaleSidKey|TimeZoneSidKey)"/;

interface Followed {
  /** Asks the platform for the person, and takes the manner over. */
  who: CodeSignIn['who'];
  platform: Pick<Platform, 'invalidate' | 'queryClient'>;
  preferences: Pick<Store, 'setItem'>;
}

/**
 * Lets the console follow a change of the own settings, by whichever call it was written or taken back: what the
 * platform has put into words is read again, and texts are in the language that was chosen.
 */
export const followSettings =
  ({ who, platform, preferences }: Followed) =>
  async ({ operation, input, error }: Pick<Exchange, 'operation' | 'input' | 'error'>): Promise<void> => {
    if (operation.method === 'get' || error !== undefined) return;
    if (!SETTINGS.test(JSON.stringify(input.body ?? ''))) return;
    const before = manner.get();
    await platform.invalidate(getUserInfo);
    // Where the platform does not answer, the next page asks again.
    await who().catch(() => undefined);
    const now = manner.get();
    if (now === before) return;
    if (now.language !== before.language && isLocale(now.language))
      preferences.setItem('locale', now.language);
    await platform.queryClient.invalidateQueries();
  };
