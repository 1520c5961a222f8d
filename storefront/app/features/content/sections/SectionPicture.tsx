import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { useSitePath } from '../../../ui/links/site-path.ts';
import { withSitePath } from '../../../ui/picture/image-address.ts';
import { formFactorSources, shownAddress } from '../../../ui/picture/sources.ts';
import { urgency } from '../../../ui/picture/urgency.ts';
import {
  backgroundFit,
  backgroundPictures,
  backgroundPosition,
  type SectionBackground,
} from './background.ts';
import styles from './layout-section.module.css';

/** The picture behind a section, with an overlay where words stand on it. */
export function SectionPicture({
  background,
  eager = false,
}: {
  background: SectionBackground;
  eager?: boolean | undefined;
}) {
  const sitePath = useSitePath();
  const pictures = backgroundPictures(background);
  const url = shownAddress(pictures.desktop ?? pictures.mobile ?? {});
  const fit = backgroundFit(background.bgSizeOrRepeat);
  const { across, down } = backgroundPosition(background.bgPosition);
  if (!url) return null;
  return (
    <>
      {fit === 'repeat' ? (
        <Tiles url={withSitePath(url, sitePath)} label={background.altText} />
      ) : (
        <picture>
          {formFactorSources(pictures, sitePath).map((source) => (
            <source key={`${source.media}${source.type}`} {...source} />
          ))}
          <img
            className={classNames(styles.picture, styles[fit], styles[across], styles[`${down}Down`])}
            src={withSitePath(url, sitePath)}
            alt={background.altText ?? ''}
            {...urgency(eager)}
          />
        </picture>
      )}
      {background.hasOverlay ? <span className={styles.overlay} /> : null}
    </>
  );
}

/** The picture laid out as tiles; set by script, as the security policy allows no style attributes. */
function Tiles({ url, label }: { url: string; label: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) element.current.style.backgroundImage = `url("${encodeURI(url)}")`;
  }, [url]);
  if (!label) return <div ref={element} className={styles.tiles} />;
  return <div ref={element} className={styles.tiles} role="img" aria-label={label} />;
}
