import { path } from '../svg/elements.ts';
import { capHeightOf, outlineOf, type TextStyle, widthOf } from './line.ts';
import { wrap, wrapEvenly } from './wrap.ts';

/** One paragraph of a package face. */
export interface Paragraph extends TextStyle {
  text: string;
  fill: string;
  /** Most lines it may take before it shrinks; default 1. */
  lines?: number;
  /** Space above, in user units (not above the first paragraph). */
  gap?: number;
  /** Line distance as a share of the size; default 1.12. */
  leading?: number;
  opacity?: number;
}

/** The room a text may take; `anchor` says where it sits when it is shorter than the room. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  align?: 'start' | 'middle' | 'end';
  anchor?: 'top' | 'middle' | 'bottom';
}

/** What was set: the drawing and the room it really took. */
export interface SetText {
  svg: string;
  top: number;
  bottom: number;
  width: number;
}

interface FittedParagraph extends Paragraph {
  broken: string[];
}

/**
 * Sets paragraphs into a box as outlines. Each paragraph first shrinks to its number of lines,
 * then all shrink together until they fit the height, so that nothing is ever cut off.
 */
export function typeset(paragraphs: Paragraph[], box: TextBox): SetText {
  const present = paragraphs.filter((paragraph) => paragraph.text !== '');
  let scale = 1;
  let fitted = present.map((paragraph) => fitWidth(paragraph, box.width));
  while (heightOf(fitted) > box.height && scale > 0.2) {
    scale *= 0.95;
    fitted = present.map((paragraph) => fitWidth(shrunk(paragraph, scale), box.width));
  }
  const even = fitted.map((paragraph) => ({
    ...paragraph,
    broken: wrapEvenly(paragraph.text, paragraph, box.width),
  }));
  return draw(even, box);
}

function shrunk(paragraph: Paragraph, scale: number): Paragraph {
  return { ...paragraph, size: paragraph.size * scale, gap: (paragraph.gap ?? 0) * scale };
}

function fitWidth(paragraph: Paragraph, width: number): FittedParagraph {
  let size = paragraph.size;
  for (;;) {
    const style = { ...paragraph, size };
    const broken = wrap(paragraph.text, style, width);
    const fits =
      broken.length <= (paragraph.lines ?? 1) && broken.every((line) => widthOf(line, style) <= width);
    if (fits || size < 2) return { ...style, broken };
    size *= 0.96;
  }
}

/** Room for the tails of g and y under a paragraph that others follow. */
function descent(paragraph: Paragraph): number {
  return paragraph.size * 0.16;
}

function lineHeight(paragraph: Paragraph): number {
  return paragraph.size * (paragraph.leading ?? 1.12);
}

function heightOf(paragraphs: FittedParagraph[]): number {
  return paragraphs.reduce(
    (height, paragraph, index) =>
      height +
      (index === 0 ? 0 : (paragraph.gap ?? 0)) +
      capHeightOf(paragraph) +
      (index < paragraphs.length - 1 ? descent(paragraph) : 0) +
      (paragraph.broken.length - 1) * lineHeight(paragraph),
    0,
  );
}

function draw(paragraphs: FittedParagraph[], box: TextBox): SetText {
  const height = heightOf(paragraphs);
  const slack = box.height - height;
  const top = box.y + (box.anchor === 'bottom' ? slack : box.anchor === 'middle' ? slack / 2 : 0);
  let y = top;
  let width = 0;
  const drawn = paragraphs.map((paragraph, index) => {
    y += index === 0 ? 0 : (paragraph.gap ?? 0);
    const outlines = paragraph.broken.map((line, row) => {
      const lineWidth = widthOf(line, paragraph);
      width = Math.max(width, lineWidth);
      const baseline = y + capHeightOf(paragraph) + row * lineHeight(paragraph);
      return outlineOf(line, box.x + indent(box, lineWidth), baseline, paragraph);
    });
    y += capHeightOf(paragraph) + (paragraph.broken.length - 1) * lineHeight(paragraph);
    y += index < paragraphs.length - 1 ? descent(paragraph) : 0;
    return path(outlines.join(''), { fill: paragraph.fill, opacity: paragraph.opacity });
  });
  return { svg: drawn.join(''), top, bottom: y, width };
}

function indent({ width, align }: TextBox, lineWidth: number): number {
  if (align === 'middle') return (width - lineWidth) / 2;
  return align === 'end' ? width - lineWidth : 0;
}
