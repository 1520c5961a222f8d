import { useSearchParams } from 'react-router';

/** What a form leaves of the address as it is: all but the parameters that are `changed` by it. */
export function KeptParameters({ changed }: { changed: readonly string[] }) {
  const [parameters] = useSearchParams();
  return [...parameters]
    .filter(([name]) => !changed.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
