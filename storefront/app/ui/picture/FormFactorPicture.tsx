import { useSitePath } from '../links/site-path.ts';
import { withSitePath } from './image-address.ts';
import { formFactorSources, formFactors, isShown, mediaAddress } from './sources.ts';
import { urgency } from './urgency.ts';

interface FormFactorPictureProps {
  url: string;
  alt: string;
  className?: string | undefined;
  eager?: boolean;
}

const widest = Math.max(...formFactors.map(({ width }) => width));

/** A wide picture of its own width per form factor (SF-PICTURE-01, SF-PICTURE-02). */
export function FormFactorPicture({ url, alt, className, eager = false }: FormFactorPictureProps) {
  const sitePath = useSitePath();
  if (!isShown({ url })) return null;
  const address = withSitePath(url, sitePath);
  const sources = formFactorSources({ mobile: { url }, tablet: { url }, desktop: { url } }, sitePath);
  return (
    <picture>
      {sources.map((source) => (
        <source key={`${source.media}${source.type}`} {...source} />
      ))}
      <img
        className={className}
        src={mediaAddress(address, widest, 'jpeg')}
        alt={alt}
        {...urgency(eager)}
        draggable={false}
      />
    </picture>
  );
}
