import { useText } from '../../../i18n/use-text.ts';
import { DescribedObject } from '../DescribedObject.tsx';
import { ConditionalActions } from './ConditionalActions.tsx';
import { Overrides } from './Overrides.tsx';

/** What stands in for the standard pages of the object, and which of its actions depend on the record. */
export function ActionsPage() {
  const say = useText();
  return (
    <DescribedObject title={say('describe.actions')}>
      {(info) => (
        <>
          <Overrides info={info} />
          <ConditionalActions info={info} />
        </>
      )}
    </DescribedObject>
  );
}
