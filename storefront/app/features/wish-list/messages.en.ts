import type { Messages } from '../../i18n/texts.ts';

export const wishList: Pick<Messages, 'wishList'> = {
  wishList: {
    title: 'Wish list',
    teaser: 'What you have remembered, on one list or several.',
    open: 'Show wish list',
    text: 'Your wish list stays in this browser. Once you sign in, it is in your account and on all your devices.',
    accountText: 'Your wish list is in your account and on every device on which you sign in.',
    lists: 'Your wish lists',
    named_one: '{{name}} ({{count}} product)',
    named_other: '{{name}} ({{count}} products)',
    name: 'Name of the list',
    nameMissing: 'Please give the list a name.',
    create: 'New wish list',
    createSubmit: 'Create wish list',
    rename: 'Rename wish list',
    renameSubmit: 'Save name',
    delete: 'Delete wish list',
    deleteText: 'The list “{{name}}” is deleted with everything on it.',
    deleteSubmit: 'Delete for good',
    empty: 'You have not remembered anything yet. The heart at a product puts it here.',
    orderAll_one: '{{count}} product into the cart',
    orderAll_other: '{{count}} products into the cart',
  },
};
