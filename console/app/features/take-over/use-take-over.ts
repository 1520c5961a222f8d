import { useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { noteChangedElsewhere } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { takeOver } from './take-over.ts';

/** Takes one record over, and says that it is done or who was earlier. */
export function useTakeOver(info: ObjectInfo) {
  const say = useText();
  const notify = useNotify();
  const noteWritten = useWrittenNotice();
  const platform = usePlatform();
  const { data: identity } = useGetIdentity();
  const [isTaking, setTaking] = useState(false);
  const take = async (recordId: string, name: string) => {
    if (identity === undefined) return;
    const userId = String(identity.id);
    setTaking(true);
    try {
      const holder = await takeOver(platform, info, recordId, userId);
      if (!holder) return noteWritten(say('takeOver.done', { name }));
      const text = holder.id === userId ? 'takeOver.isYours' : 'takeOver.held';
      notify(say(text, { name, holder: holder.name }), { type: 'warning', autoHideDuration: 10_000 });
      // What is on the screen still shows the queue.
      await noteChangedElsewhere(platform, [recordId]);
    } catch (error) {
      const reason = problemText(error, say);
      notify(say('takeOver.failed', { name, reason }), { type: 'error', autoHideDuration: 10_000 });
    } finally {
      setTaking(false);
    }
  };
  return { take, isTaking };
}
