import type { DraftPicture } from './drafts.ts';
import type { PictureEdits } from './use-picture-edits.ts';
import type { PictureSave } from './use-save-pictures.ts';

/** A picture on the page, and what is done with it there. */
export interface PictureRowProps {
  draft: DraftPicture;
  index: number;
  /** Whether it is the first one that stays, which lists show. */
  isFirst: boolean;
  /** How many pictures there are. */
  count: number;
  /** What the product is called. */
  name: string;
  edits: PictureEdits;
  save: PictureSave;
  isEditable: boolean;
  isDropTarget: boolean;
  onDrag: (isDragged: boolean) => void;
  onDrop: () => void;
  /** Gives the focus to a control of this picture once it is drawn. */
  onFocusNext: (control: string) => void;
}
