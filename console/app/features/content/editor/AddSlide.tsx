import { useText } from '../../../i18n/use-text.ts';
import type { Block } from '../blocks/block.ts';
import { keysIn } from '../blocks/named-contents.ts';
import { type Content, nameOf } from '../contents.ts';
import { AddMenu } from './AddMenu.tsx';
import type { Edits } from './use-edits.ts';

interface AddSlideProps {
  block: Block;
  edits: Edits;
  /** Those that the block does not show yet. */
  banners: readonly Content[];
}

/** Adds a banner to a slideshow, as the last one. */
export function AddSlide({ block, edits, banners }: AddSlideProps) {
  const say = useText();
  return (
    <AddMenu
      label={say('contentPages.addSlide')}
      entries={banners.map((banner) => ({
        key: banner.key,
        text: nameOf(banner),
        onChoose: () =>
          edits.setSlides(
            block,
            [...keysIn(block), banner.key],
            say('contentPages.added', {
              block: say('contentPages.named', {
                kind: say('contentPages.type_offizin__banner'),
                beginning: nameOf(banner),
              }),
            }),
          ),
      }))}
    />
  );
}
