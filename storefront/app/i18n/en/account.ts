import type { Messages } from '../texts.ts';

export const account: Pick<Messages, 'login' | 'myAccount'> = {
  login: {
    title: 'Sign in',
    expired:
      'Your session has expired. Sign in again to go on where you were. What you have entered is still there.',
    username: 'Email address',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in',
    demoTitle: 'Demonstration account',
    demoText:
      'This shop shows invented products. To try it, sign in as {{username}} with the password {{password}}.',
    missingUsername: 'Please enter your email address.',
    missingPassword: 'Please enter your password.',
    benefitsTitle: 'With your account you',
    benefits: {
      order: 'order in a few steps',
      addresses: 'choose from your saved addresses',
      accounts: 'also order for relatives or for your practice',
    },
  },
  myAccount: {
    title: 'My account',
    signedInAs: 'Signed in as {{name}}',
    signOut: 'Sign out',
    profile: 'Your details',
    name: 'Name',
    account: 'Customer account',
    profileText: 'Has anything changed? Call us and we will change it for you: {{phone}}',
    switchTitle: 'For whom do you order?',
    switchText: 'Prices, cart and addresses follow the account you choose.',
    own: 'Your own account',
    switch: 'Choose account',
    switched: 'From now on you order for: {{account}}',
    noAddresses: 'No address is saved for this account yet. You can enter it when you order.',
    defaultAddress: 'Default address',
    shipping: 'Delivery address',
    billing: 'Billing address',
  },
};
