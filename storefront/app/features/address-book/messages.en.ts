import type { Messages } from '../../i18n/texts.ts';

export const addressBook: Pick<Messages, 'addressBook'> = {
  addressBook: {
    title: 'Addresses',
    teaser: 'Delivery and billing addresses for the next order.',
    open: 'Manage addresses',
    add: 'Add address',
    change: 'Change address',
    kind: 'Kind of address',
    edit: 'Change',
    makeDefault: 'Use as default',
    isDefault: 'Use as default address',
    delete: 'Delete',
    deleteQuestion: 'Really delete this address?',
    deleteForGood: 'Delete for good',
    save: 'Save address',
    cancel: 'Cancel',
    done: {
      saved: 'The address is saved.',
      deleted: 'The address is deleted.',
      madeDefault: 'The address is now your default address.',
    },
  },
};
