import { useText } from '../../i18n/texts.ts';
import { addressLines, fullName, type PostalAddress } from './address-lines.ts';

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: PostalAddress }) {
  const text = useText();
  return [fullName(address), ...addressLines(address, text)].filter(Boolean).map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
}
