import { useSitePath } from '../links/site-path.ts';
import { withSitePath } from './image-address.ts';
import { isShown, mediaAddress, widthSources } from './sources.ts';

interface SlotPictureProps {
  url: string;
  alt: string;
  /** How wide the picture is shown, as the attribute of the same name. */
  sizes: string;
  className?: string | undefined;
}

const widths = [160, 240, 320, 480, 640, 960, 1280, 1920] as const;

/** A picture that is asked for as wide as the slot of the layout in which it stands (SF-PICTURE-16). */
export function SlotPicture({ url, alt, sizes, className }: SlotPictureProps) {
  const sitePath = useSitePath();
  if (!isShown({ url })) return null;
  const address = withSitePath(url, sitePath);
  const sources = widthSources(address, widths);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img className={className} src={mediaAddress(address, 960, 'jpeg')} alt={alt} loading="lazy" />
    </picture>
  );
}
