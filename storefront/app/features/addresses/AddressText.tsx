import { useFormats } from '../../i18n/formats.ts';
import { addressLines, fullName, type PostalAddress } from './address-lines.ts';

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
