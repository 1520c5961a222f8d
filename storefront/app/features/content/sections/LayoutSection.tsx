import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { columnsOf } from '../presentation.ts';
import type { SectionBackground } from './background.ts';
import styles from './layout-section.module.css';
import { SectionPicture } from './SectionPicture.tsx';

type Direction = 'row' | 'column';

/** Direction of the columns per form factor. */
export interface SectionDirections {
  desktop?: Direction;
  tablet?: Direction;
  mobile?: Direction;
}

interface LayoutSectionProps {
  columns: {
    /** One of the accepted portions; anything else takes the full row. */
    portion: string;
    children: ReactNode;
  }[];
  directions?: SectionDirections;
  background?: SectionBackground | undefined;
  /** The picture is in sight when the page opens. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** A section on the 12-column grid, perhaps on a picture of its own (SF-PAGE-04, SF-PAGE-06). */
export function LayoutSection({
  columns,
  directions = {},
  background,
  eager,
  className,
}: LayoutSectionProps) {
  const { desktop = 'row', tablet = 'row', mobile = 'column' } = directions;
  return (
    <div
      className={classNames(
        styles.section,
        className,
        desktop === 'column' && styles.desktopColumn,
        tablet === 'column' && styles.tabletColumn,
        mobile === 'row' && styles.mobileRow,
      )}
    >
      {background ? <SectionPicture background={background} eager={eager} /> : null}
      <div className={styles.grid}>
        {columns.map(({ portion, children }, place) => (
          <div key={place} className={styles[`span${columnsOf(portion)}`]}>
            {children}
          </div>
        ))}
      </div>
    </div>
  );
}
