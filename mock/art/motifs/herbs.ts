import { around, dot, fill, leaf, line, type Motif, oval } from './ink.ts';

const sprig =
  (leaves: [number, number, number, number][], stem: string): Motif =>
  ({ main, soft }) =>
    line(stem, main, 3) +
    leaves
      .map(([x, y, length, angle], i) => leaf(x, y, length, length * 0.42, angle, i % 2 ? soft : main))
      .join('');

const leafPair: Motif = ({ main, soft, light }) =>
  leaf(50, 92, 84, 34, -118, soft) +
  leaf(50, 92, 84, 34, -62, main) +
  line('M50 92Q38 62 16 24M50 92Q62 62 84 24', light, 2);

const thyme = sprig(
  [
    [50, 78, 24, -150],
    [50, 78, 24, -30],
    [50, 62, 22, -150],
    [50, 62, 22, -30],
    [50, 46, 20, -145],
    [50, 46, 20, -35],
    [50, 32, 16, -140],
    [50, 32, 16, -40],
    [50, 24, 18, -90],
  ],
  'M50 96V22',
);

const ivy: Motif = ({ main, soft, light }) =>
  line('M52 96Q46 76 50 62', main, 4) +
  fill('M50 8L62 28L84 24L78 46L94 60L70 66L50 82L30 66L6 60L22 46L16 24L38 28Z', main) +
  fill('M50 8L62 28L84 24L78 46L94 60L70 66L50 82Z', soft) +
  line('M50 82V26M50 66L24 42M50 66L76 42', light, 2.4);

const chamomile: Motif = ({ main, soft, light }) =>
  line('M50 58Q54 78 46 98', main, 3.4) +
  leaf(51, 82, 26, 8, -20, main) +
  around(12, 50, 36, oval(50, 14, 6, 15, light)) +
  dot(50, 36, 13, soft) +
  dot(47, 33, 2, light) +
  dot(54, 36, 2, light) +
  dot(49, 41, 2, light);

const blossom: Motif = ({ main, soft, light }) =>
  line('M50 50Q46 76 52 98', main, 3.4) +
  leaf(50, 84, 26, 10, -150, main) +
  around(5, 50, 36, `${oval(50, 16, 13, 19, soft)}${line('M50 32V14', main, 1.6)}`) +
  dot(50, 36, 8, light) +
  dot(50, 36, 4, main);

const lavender: Motif = ({ main, soft }) =>
  line('M50 98V20M50 98Q40 70 26 40M50 98Q60 70 74 40', main, 2.6) +
  [
    [50, 12, 0],
    [26, 32, -16],
    [74, 32, 16],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${[0, 9, 18, 27]
          .map(
            (dy, i) =>
              oval(-4.5, dy, 4.6, 5.4, i % 2 ? main : soft) +
              oval(4.5, dy + 3, 4.6, 5.4, i % 2 ? soft : main),
          )
          .join('')}${oval(0, -6, 4, 6, soft)}</g>`,
    )
    .join('');

const hopScale = (x: number, y: number, colour: string): string =>
  fill(`M${x - 11} ${y}Q${x - 12} ${y + 16} ${x} ${y + 24}Q${x + 12} ${y + 16} ${x + 11} ${y}Z`, colour);

const hops: Motif = ({ main, soft }) =>
  line('M50 4Q48 14 50 26', main, 4) +
  leaf(50, 18, 32, 14, -165, soft) +
  leaf(50, 18, 32, 14, -15, soft) +
  hopScale(50, 72, soft) +
  [40, 60].map((x) => hopScale(x, 60, main)).join('') +
  [31, 50, 69].map((x) => hopScale(x, 47, soft)).join('') +
  [38, 62].map((x) => hopScale(x, 35, main)).join('') +
  hopScale(50, 24, soft);

const ginkgo: Motif = ({ main, soft, light }) =>
  line('M50 96Q50 74 50 58', main, 4) +
  fill('M50 62Q14 66 6 34Q20 8 46 18L50 34L54 18Q80 8 94 34Q86 66 50 62Z', main) +
  fill('M50 62L50 34L54 18Q80 8 94 34Q86 66 50 62Z', soft) +
  line('M50 60L22 30M50 60L36 22M50 60L64 22M50 60L78 30', light, 1.8);

const hawthorn: Motif = ({ main, soft, light }) =>
  line('M22 6Q44 30 40 58M40 30Q58 30 66 52', main, 3.4) +
  leaf(30, 16, 34, 14, 10, soft) +
  dot(38, 70, 16, main) +
  dot(68, 64, 14, main) +
  dot(33, 64, 4, light) +
  dot(64, 59, 3.4, light) +
  line('M34 84L38 80L42 84M65 77L68 73L71 77', light, 2);

const chestnut: Motif = ({ main, soft, light }) =>
  around(7, 50, 52, leaf(50, 52, 46, 12, -90, soft)) +
  dot(50, 56, 24, main) +
  oval(50, 46, 11, 6, light) +
  line('M36 62Q48 74 64 64', light, 2);

const citrus: Motif = ({ main, soft, light }) =>
  dot(50, 54, 42, main) +
  dot(50, 54, 36, light) +
  around(8, 50, 54, fill('M50 50L41 27Q50 18 59 27Z', soft)) +
  leaf(58, 14, 34, 12, -24, main);

const cranberry: Motif = ({ main, soft, light }) =>
  line('M50 6Q52 20 34 46M50 6Q52 24 68 44', main, 3) +
  leaf(50, 12, 38, 13, -8, soft) +
  leaf(49, 12, 34, 12, 190, soft) +
  dot(33, 64, 20, main) +
  dot(69, 60, 17, main) +
  dot(27, 57, 4.6, light) +
  dot(63, 54, 4, light);

const rose: Motif = ({ main, soft, light }) =>
  around(5, 50, 48, oval(50, 24, 19, 18, soft)) +
  around(5, 50, 48, oval(50, 33, 13, 12, main), 36) +
  dot(50, 48, 13, soft) +
  line('M44 50Q46 42 53 44Q60 48 53 54Q45 57 41 50', light, 2.6);

const almond: Motif = ({ main, soft, light }) =>
  leaf(14, 62, 60, 26, -58, soft) +
  leaf(38, 78, 62, 28, -36, main) +
  line('M44 73Q64 66 82 48M48 75Q64 70 80 58', light, 1.8);

const aloe: Motif = ({ main, soft, light }) =>
  [-140, -40, -122, -58, -90]
    .map((angle, i) => leaf(50, 92, i < 2 ? 60 : 82, i < 2 ? 15 : 19, angle, i % 2 ? soft : main))
    .join('') + line('M50 88V30M46 88Q36 62 22 44M54 88Q64 62 78 44', light, 1.8);

const flax: Motif = ({ main, soft, light }) =>
  line('M50 98Q50 60 44 38M50 70Q62 56 74 50', main, 3) +
  around(5, 44, 28, fill('M44 28Q32 16 36 6Q44 1 52 6Q56 16 44 28Z', soft)) +
  dot(44, 28, 5, light) +
  around(5, 76, 46, oval(76, 38, 5, 8, main)) +
  dot(76, 46, 3, light);

/** What grows. */
export const herbMotifs = {
  leafPair,
  thyme,
  ivy,
  chamomile,
  blossom,
  lavender,
  hops,
  ginkgo,
  hawthorn,
  chestnut,
  citrus,
  cranberry,
  rose,
  almond,
  aloe,
  flax,
} satisfies Record<string, Motif>;
