/** What the shop or console knows about itself and fills into every call that declares it. */
export interface PlatformContext {
  /** Id of the web store; the console has none. */
  webstoreId?: string;
  /** Account on whose behalf the buyer acts; absent, the buyer's own. */
  effectiveAccountId?: string;
  currencyIsoCode?: string;
  /** Language tag of the person, sent as Accept-Language and where a `language` parameter is declared. */
  language?: string;
  /** The application context's highScaleCartEnabled: commerce cart calls then say so in a header. */
  highScaleCart?: boolean;
}
