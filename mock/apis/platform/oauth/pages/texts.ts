import type { Language } from '#mock/apis/dispatch/handler.ts';
import type { Scope } from '#mock/model/sessions/scopes.ts';

const de = {
  signIn: 'Anmelden',
  signInFor: (name: string) => `Melden Sie sich an, um mit „${name}“ fortzufahren.`,
  username: 'Benutzername',
  password: 'Passwort',
  wrongLogin: 'Benutzername oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
  throttled: (minutes: number) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  allowAccess: 'Zugriff erlauben?',
  asks: (name: string) => `„${name}“ möchte in Ihrem Namen:`,
  signedInAs: (name: string) => `Sie sind angemeldet als ${name}.`,
  signedIn: 'Angemeldet',
  otherAccount: 'Mit einem anderen Konto anmelden',
  allow: 'Erlauben',
  deny: 'Ablehnen',
  scopes: {
    api: 'Daten lesen und ändern',
    web: 'Sie im Browser anmelden',
    full: 'alles tun, was Sie tun dürfen',
    id: 'wissen, wer Sie sind',
    profile: 'Ihren Namen und Ihr Profil sehen',
    email: 'Ihre E-Mail-Adresse sehen',
    openid: 'Ihre Anmeldung bestätigt bekommen',
    refresh_token: 'dauerhaft Zugriff behalten',
    offline_access: 'dauerhaft Zugriff behalten',
  } satisfies Record<Scope, string>,
  notPossible: 'Die Anmeldung ist nicht möglich',
  problems: {
    unknownApplication:
      'Das Programm, das Sie hierher geschickt hat, ist nicht bekannt. Gehen Sie zurück und wenden Sie sich an dessen Anbieter.',
    foreignAddress:
      'Das Programm möchte Sie an eine Adresse zurückschicken, die nicht hinterlegt ist. Gehen Sie zurück und wenden Sie sich an dessen Anbieter.',
    staleForm:
      'Das Formular ist veraltet. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.',
    endedSession:
      'Die Sitzung ist unbekannt oder beendet. Melden Sie sich im Programm neu an und öffnen Sie die Seite noch einmal.',
    foreignPage:
      'Die Adresse, zu der es weitergehen soll, gehört nicht zu dieser Plattform. Gehen Sie zurück und wenden Sie sich an den Anbieter des Programms.',
    notForBrowsers:
      'Das Programm darf keine Sitzung im Browser öffnen. Wenden Sie sich an dessen Anbieter, oder melden Sie sich selbst an.',
  },
};

const en: typeof de = {
  signIn: 'Sign in',
  signInFor: (name) => `Sign in to continue with “${name}”.`,
  username: 'User name',
  password: 'Password',
  wrongLogin: 'The user name or the password is wrong. Check both and try again.',
  throttled: (minutes) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  allowAccess: 'Allow access?',
  asks: (name) => `“${name}” would like to, in your name:`,
  signedInAs: (name) => `You are signed in as ${name}.`,
  signedIn: 'Signed in',
  otherAccount: 'Sign in with another account',
  allow: 'Allow',
  deny: 'Deny',
  scopes: {
    api: 'read and change data',
    web: 'sign you in in the browser',
    full: 'do everything that you may do',
    id: 'know who you are',
    profile: 'see your name and profile',
    email: 'see your email address',
    openid: 'have your sign-in confirmed',
    refresh_token: 'keep access',
    offline_access: 'keep access',
  },
  notPossible: 'You cannot sign in',
  problems: {
    unknownApplication: 'The program that sent you here is not known. Go back and ask whoever offers it.',
    foreignAddress:
      'The program wants to send you back to an address that is not registered. Go back and ask whoever offers it.',
    staleForm: 'The form is out of date. Go back, load the page again and try once more.',
    endedSession:
      'The session is unknown or has ended. Sign in again in the program and open the page once more.',
    foreignPage:
      'The address to go on to does not belong to this platform. Go back and ask whoever offers the program.',
    notForBrowsers:
      'The program may not open a session in the browser. Ask whoever offers it, or sign in yourself.',
  },
};

/** Why a page has to end here. */
export type Problem = keyof (typeof de)['problems'];

/** Texts of the pages on which people sign in. */
export const texts: Readonly<Record<Language, typeof de>> = { de, en };
