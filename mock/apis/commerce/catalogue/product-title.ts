import type { Row } from '#mock/store/row.ts';

type Named = Pick<Row<'Product2'>, 'Name' | 'L2C_CM_ProductNameVariant__c'>;

/** The name of a product with what tells this pack from others of it. */
export const productTitle = ({ Name, L2C_CM_ProductNameVariant__c: variant }: Named): string =>
  [Name, variant].filter(Boolean).join(', ');
