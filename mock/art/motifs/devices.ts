import { rect } from '../svg/elements.ts';
import { dot, fill, line, type Motif } from './ink.ts';
import { sevenSegment } from './seven-segment.ts';

const screen = '#cfdccb';
const digits = '#22302a';

const monitor: Motif = ({ main, soft, light }) =>
  rect(16, 8, 68, 84, { rx: 10, fill: light }) +
  rect(16, 8, 68, 84, { rx: 10, fill: 'none', stroke: main, 'stroke-width': 3 }) +
  rect(23, 15, 54, 50, { rx: 4, fill: screen }) +
  sevenSegment('124', 29, 21, 16, digits) +
  sevenSegment('78', 40, 45, 14, digits) +
  dot(68, 27, 3, soft) +
  dot(50, 79, 8, soft) +
  dot(32, 79, 4, main) +
  dot(68, 79, 4, main);

const thermometer: Motif = ({ main, soft, light }) =>
  `<g transform="rotate(-40 50 50)">${fill('M-8 50L6 46H34V54H6Z', soft)}${rect(28, 37, 82, 26, { rx: 12, fill: light })}${rect(28, 37, 82, 26, { rx: 12, fill: 'none', stroke: main, 'stroke-width': 3 })}${rect(42, 42, 34, 16, { rx: 3, fill: screen })}${sevenSegment('36.8', 46, 45, 10, digits)}${dot(92, 50, 7, main)}</g>`;

const glucometer: Motif = ({ main, soft, light }) =>
  rect(46, -2, 8, 20, { fill: soft }) +
  rect(24, 14, 52, 80, { rx: 20, fill: light }) +
  rect(24, 14, 52, 80, { rx: 20, fill: 'none', stroke: main, 'stroke-width': 3 }) +
  rect(32, 28, 36, 30, { rx: 4, fill: screen }) +
  sevenSegment('96', 40, 35, 16, digits) +
  dot(50, 74, 8, main);

const inhaler: Motif = ({ main, soft, light }) =>
  rect(34, 2, 26, 50, { rx: 6, fill: light }) +
  rect(34, 2, 26, 50, { rx: 6, fill: 'none', stroke: soft, 'stroke-width': 3 }) +
  fill('M26 34H68V62Q70 76 92 80L88 98Q26 96 26 62Z', main) +
  line('M36 44V64', light, 3);

const oximeter: Motif = ({ main, soft, light }) =>
  rect(10, 26, 80, 30, { rx: 12, fill: light }) +
  rect(10, 26, 80, 30, { rx: 12, fill: 'none', stroke: main, 'stroke-width': 3 }) +
  rect(10, 58, 80, 22, { rx: 10, fill: main }) +
  rect(22, 31, 40, 20, { rx: 3, fill: '#14201b' }) +
  sevenSegment('98', 28, 35, 12, '#7fe0b4') +
  dot(76, 41, 5, soft);

const cassette: Motif = ({ main, soft, light }) =>
  rect(32, 2, 36, 96, { rx: 8, fill: light }) +
  rect(32, 2, 36, 96, { rx: 8, fill: 'none', stroke: main, 'stroke-width': 3 }) +
  rect(42, 22, 16, 36, { rx: 3, fill: '#f2f4f2' }) +
  line('M43 32H57M43 44H57', soft, 3.4) +
  rect(43, 70, 14, 16, { rx: 7, fill: soft });

const mask: Motif = ({ main, soft, light }) =>
  line('M8 30Q-4 50 14 70M92 30Q104 50 86 70', soft, 4) +
  fill('M10 30Q50 16 90 30V62Q82 84 50 86Q18 84 10 62Z', main) +
  line('M22 42Q50 34 78 42M22 54Q50 46 78 54M24 66Q50 60 76 66', light, 3);

const syringe: Motif = ({ main, soft, light }) =>
  `<g transform="rotate(-45 50 50)">${line('M-14 50H16M96 38V62', main, 5)}${rect(16, 38, 60, 24, { rx: 3, fill: light })}${rect(16, 38, 60, 24, { rx: 3, fill: 'none', stroke: main, 'stroke-width': 4 })}${rect(18, 40, 34, 20, { fill: soft })}${line('M54 50H96', main, 5)}</g>`;

/** Devices and tests. */
export const deviceMotifs = {
  monitor,
  thermometer,
  glucometer,
  inhaler,
  oximeter,
  cassette,
  mask,
  syringe,
} satisfies Record<string, Motif>;
