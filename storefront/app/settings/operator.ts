/**
 * What the operator of the shop states about itself. An operator changes this file and the contents of the
 * content store, not the code.
 */
export const operator = {
  name: 'Offizin Versandapotheke',
  phone: '0800\u00a0000\u00a063\u00a0349',
  phoneLink: 'tel:+4980000063349',
  withdrawalEmail: 'widerruf@offizin.example',
  street: 'Am Alten Markt 7',
  city: '99999 Musterstadt',
  /** Register of the authority that the EU logo for mail-order medicines links to. */
  mailOrderRegister: 'https://versandhandel.bfarm.de',
} as const;
