import { addressLines, fullName, type PostalAddress } from '../../addresses/address-lines.ts';
import { useFormats } from '../../i18n/formats.ts';

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: PostalAddress }) {
  const { country } = useFormats();
  return [fullName(address), ...addressLines(address, country)].filter(Boolean).map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}
