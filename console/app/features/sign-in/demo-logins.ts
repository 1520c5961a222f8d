import type { TextKey } from '../../i18n/messages.ts';

/** The logins of the demo platform, shown as such on the sign-in page. */
export const DEMO_PASSWORD = 'demo';

export const demoLogins: { username: string; purpose: TextKey }[] = [
  { username: 'merch@offizin.example', purpose: 'signIn.demoMerchandiser' },
  { username: 'support@offizin.example', purpose: 'signIn.demoSupport' },
  { username: 'admin@offizin.example', purpose: 'signIn.demoAdministrator' },
];
