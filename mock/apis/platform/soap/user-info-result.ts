import { SESSION_SECONDS } from '#mock/model/sessions/stored-sessions.ts';
import { ORGANIZATION_ID } from '#mock/store/metadata-records.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { userTypeOf } from '../identity/user-facts.ts';
import type { XmlValue } from './write-envelope.ts';

/** Largest attachment, in bytes. */
const MOST_ATTACHED = 32 * 1024 * 1024;
const CURRENCY = { sign: '€', code: 'EUR', locale: 'de_DE' };

/** A user and the organisation as the SOAP APIs tell them, members in the order of their WSDL. */
export async function userInfoResult(store: Store, user: Row<'User'>): Promise<XmlValue> {
  const [shop] = await store.find('WebStore', {
    orderBy: { field: 'CreatedDate', ascending: true },
    limit: 1,
  });
  return {
    accessibilityMode: false,
    chatterExternal: false,
    currencySymbol: CURRENCY.sign,
    orgAttachmentFileSizeLimit: MOST_ATTACHED,
    orgDefaultCurrencyIsoCode: CURRENCY.code,
    orgDefaultCurrencyLocale: CURRENCY.locale,
    orgDisallowHtmlAttachments: false,
    orgHasPersonAccounts: false,
    organizationId: ORGANIZATION_ID,
    organizationMultiCurrency: false,
    organizationName: shop?.Name ?? '',
    profileId: user.ProfileId,
    roleId: null,
    sessionSecondsValid: SESSION_SECONDS,
    userDefaultCurrencyIsoCode: null,
    userEmail: user.Email,
    userFullName: user.Name,
    userId: user.Id,
    userLanguage: user.LanguageLocaleKey,
    userLocale: user.LocaleSidKey,
    userName: user.Username,
    userTimeZone: user.TimeZoneSidKey,
    userType: userTypeOf(user) === 'STANDARD' ? 'Standard' : 'CspLitePortal',
    userUiSkin: 'Theme3',
  };
}
