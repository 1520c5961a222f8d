/**
 * What the operator of the shop states about itself. An operator changes this file and the contents of the
 * content store, not the code.
 */
export const operator = {
  name: 'Offizin Versandapotheke',
  phone: '030 23125 400',
  phoneLink: 'tel:+493023125400',
  email: 'beratung@offizin.example',
  street: 'Lindenallee 7',
  city: '10115 Berlin',
  /** Register of the authority that the EU logo for mail-order medicines links to. */
  mailOrderRegister: 'https://versandhandel.bfarm.de',
} as const;
