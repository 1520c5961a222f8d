import { Button } from '@mui/material';
import { Monitor, Smartphone } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { usePageSettings } from '../../shell/page-settings-provider.tsx';
import type { Content } from '../contents.ts';
import { previewAddress } from './preview-address.ts';

/** Windows of the preview by what they stand for, in CSS pixels. */
const WINDOWS = {
  phone: { width: 390, height: 844, icon: Smartphone },
  desktop: { width: 1280, height: 900, icon: Monitor },
} as const;

/** Opens what is saved in the preview of the shop, in windows as wide as a telephone and a desktop. */
export function PreviewLinks({ content }: { content: Content }) {
  const say = useText();
  const { shopUrl } = usePageSettings();
  if (!shopUrl) return null;
  return (Object.keys(WINDOWS) as (keyof typeof WINDOWS)[]).map((name) => {
    const { width, height, icon: Icon } = WINDOWS[name];
    const address = previewAddress(shopUrl, content);
    return (
      <Button
        key={name}
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        startIcon={<Icon size={16} strokeWidth={1.5} />}
        onClick={(event) => {
          event.preventDefault();
          window.open(address, `preview-${name}`, `popup,noopener,width=${width},height=${height}`);
        }}
      >
        {say(`contentPages.preview_${name}`)}
      </Button>
    );
  });
}
