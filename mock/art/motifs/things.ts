import { rect } from '../svg/elements.ts';
import { around, dot, fill, leaf, line, type Motif, oval } from './ink.ts';

const tablet: Motif = ({ main, soft, light }) =>
  dot(36, 40, 30, soft) +
  line('M16 50L56 30', light, 4) +
  dot(66, 66, 28, main) +
  line('M47 58L85 74', light, 4);

const capsule: Motif = ({ main, soft, light }) =>
  `<g transform="rotate(-40 50 50)">${fill('M50 30H24Q4 30 4 50T24 70H50Z', main)}${fill('M50 30H76Q96 30 96 50T76 70H50Z', soft)}${line('M20 40Q30 36 42 37M58 37H74', light, 4)}</g>`;

const drops: Motif = ({ main, soft, light }) =>
  fill('M40 6Q70 44 70 64Q68 92 40 92Q12 92 10 64Q10 44 40 6Z', main) +
  fill('M78 40Q94 62 94 72Q92 86 78 86Q66 86 64 72Q64 62 78 40Z', soft) +
  line('M24 66Q26 78 38 80', light, 5);

const drop: Motif = ({ main, soft, light }) =>
  fill('M50 4Q86 48 86 66Q82 96 50 96Q18 96 14 66Q14 48 50 4Z', main) +
  fill('M50 4Q86 48 86 66Q82 96 50 96Q66 60 50 4Z', soft) +
  line('M30 66Q32 80 46 83', light, 5);

const sun: Motif = ({ main, soft, light }) =>
  dot(50, 50, 24, main) + dot(50, 50, 15, light) + around(12, 50, 50, fill('M46 20L50 4L54 20Z', soft));

const moon: Motif = ({ main, soft, light }) =>
  fill('M62 6A46 46 0 1 0 94 68A38 38 0 0 1 62 6Z', main) +
  fill('M78 22l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3Z', soft) +
  fill('M60 46l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2Z', light);

const bolt: Motif = ({ main, soft, light }) =>
  dot(50, 50, 44, soft) + fill('M58 6L22 56H46L38 94L80 40H54Z', main) + line('M52 24L36 48', light, 3);

const shield: Motif = ({ main, soft, light }) =>
  fill('M50 4L90 18V48Q88 80 50 96Q12 80 10 48V18Z', main) +
  fill('M50 4L90 18V48Q88 80 50 96Z', soft) +
  line('M30 50L45 65L72 34', light, 8);

const flame: Motif = ({ main, soft, light }) =>
  fill('M54 2Q60 24 78 40Q90 58 82 76Q72 96 50 96Q26 96 18 76Q12 56 30 38Q32 50 40 52Q38 22 54 2Z', main) +
  fill('M52 46Q72 62 68 78Q62 90 50 90Q36 90 34 76Q34 66 44 62Q48 56 52 46Z', soft) +
  oval(51, 80, 7, 8, light);

const flake: Motif = ({ main, soft }) =>
  around(6, 50, 50, line('M50 50V6M50 20L40 11M50 20L60 11M50 34L42 27M50 34L58 27', main, 4.4)) +
  dot(50, 50, 6, soft);

const bubbles: Motif = ({ main, soft, light }) =>
  dot(38, 62, 28, main) +
  dot(72, 34, 19, soft) +
  dot(76, 74, 11, main) +
  dot(40, 18, 9, soft) +
  line('M22 60Q24 48 34 45M62 30Q65 24 71 23', light, 4);

const fish: Motif = ({ main, soft, light }) =>
  fill('M4 52Q30 16 66 44L92 24Q88 52 92 78L66 58Q30 88 4 52Z', main) +
  fill('M4 52Q30 88 66 58L92 78Q88 64 89 51L40 52Z', soft) +
  dot(24, 47, 4, light) +
  line('M42 38Q50 52 42 66', light, 3);

const glass: Motif = ({ main, soft, light }) =>
  fill('M18 8H82L72 94H28Z', light) +
  fill('M22 38H78L72 94H28Z', soft) +
  line('M18 8H82L72 94H28Z', main, 5) +
  dot(44, 60, 9, main) +
  dot(58, 48, 3.4, light) +
  dot(60, 76, 3, light) +
  dot(40, 82, 2.6, light);

const suitcase: Motif = ({ main, soft, light }) =>
  line('M36 28V14Q36 10 40 10H60Q64 10 64 14V28', main, 6) +
  rect(6, 28, 88, 60, { rx: 9, fill: main }) +
  rect(22, 28, 9, 60, { fill: soft }) +
  rect(69, 28, 9, 60, { fill: soft }) +
  fill('M50 42l4 10l10 1l-8 7l3 10l-9 -6l-9 6l3 -10l-8 -7l10 -1Z', light);

const plaster: Motif = ({ main, soft, light }) =>
  `<g transform="rotate(-36 50 50)">${rect(0, 32, 100, 36, { rx: 18, fill: main })}${rect(32, 32, 36, 36, { fill: light })}${[41, 50, 59].flatMap((x) => [42, 50, 58].map((y) => dot(x, y, 2, soft))).join('')}</g>`;

const bandage: Motif = ({ main, soft, light }) =>
  fill('M30 22H90V90H30Z', soft) +
  oval(30, 56, 18, 34, main) +
  oval(30, 56, 11, 22, light) +
  oval(30, 56, 4, 9, main) +
  line('M50 24V88M66 24V88M82 24V88', light, 2);

const compress: Motif = ({ main, soft, light }) =>
  rect(8, 20, 66, 66, { rx: 5, fill: soft }) +
  rect(22, 10, 66, 66, { rx: 5, fill: light }) +
  rect(22, 10, 66, 66, { rx: 5, fill: 'none', stroke: main, 'stroke-width': 4 }) +
  line('M32 26H78M32 38H78M32 50H78M32 62H78M38 18V68M50 18V68M62 18V68M74 18V68', soft, 2);

const mosquito: Motif = ({ main, soft, light }) =>
  oval(34, 34, 26, 9, light) +
  `<g transform="rotate(58 60 34)">${oval(60, 34, 24, 8, soft)}</g>` +
  line('M50 46L30 70L18 92M54 50L46 74L40 96M58 48L70 72L66 96M60 46L84 62L94 84', main, 3) +
  `<g transform="rotate(-30 52 44)">${oval(52, 44, 18, 7, main)}</g>` +
  dot(70, 34, 7, main) +
  line('M74 36L92 46', main, 3);

const pollen: Motif = ({ main, soft, light }) =>
  around(8, 46, 54, oval(46, 26, 7, 16, light)) +
  dot(46, 54, 14, main) +
  [
    [78, 20],
    [90, 36],
    [84, 60],
    [64, 10],
    [92, 82],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        around(6, x, y, line(`M${x} ${y}V${y - 6}`, i % 2 ? main : soft, 2)) +
        dot(x, y, 4, i % 2 ? main : soft),
    )
    .join('');

const teddy: Motif = ({ main, soft, light }) =>
  dot(20, 24, 16, main) +
  dot(80, 24, 16, main) +
  dot(20, 24, 8, soft) +
  dot(80, 24, 8, soft) +
  oval(50, 54, 42, 38, main) +
  oval(50, 66, 20, 16, light) +
  oval(50, 59, 6, 4.6, '#3a2c25') +
  dot(34, 48, 4.4, '#3a2c25') +
  dot(66, 48, 4.4, '#3a2c25') +
  line('M42 71Q50 78 58 71', '#3a2c25', 2.6);

const duck: Motif = ({ main, soft, light }) =>
  fill(
    'M8 58Q20 66 34 58Q30 50 32 40Q34 14 58 14Q80 16 80 38Q80 46 76 52Q94 58 92 74Q86 92 54 92Q14 92 8 58Z',
    main,
  ) +
  fill('M78 34Q94 32 98 40Q92 48 79 45Z', soft) +
  dot(66, 32, 4, '#3a2c25') +
  fill('M40 66Q56 58 66 68Q60 82 44 78Z', light);

const bottle: Motif = ({ main, soft, light }) =>
  fill('M44 4Q50 -2 56 4V16H44Z', soft) +
  rect(34, 16, 32, 12, { rx: 4, fill: main }) +
  rect(28, 28, 44, 66, { rx: 12, fill: light }) +
  fill('M28 54H72V82Q72 94 60 94H40Q28 94 28 82Z', soft) +
  line('M28 40V82Q28 94 40 94H60Q72 94 72 82V40Q72 28 60 28H40Q28 28 28 40Z', main, 4.6) +
  line('M34 58H44M34 68H48M34 78H44', main, 3);

const comb: Motif = ({ main, soft, light }) =>
  rect(8, 12, 84, 22, { rx: 10, fill: main }) +
  Array.from({ length: 13 }, (_, i) =>
    rect(11 + i * 6.2, 32, 3, 52, { rx: 1.5, fill: i % 2 ? soft : main }),
  ).join('') +
  line('M20 20H60', light, 3);

const brush: Motif = ({ main, soft, light }) =>
  `<g transform="rotate(-36 50 50)">${rect(-4, 46, 108, 10, { rx: 5, fill: main })}${Array.from({ length: 6 }, (_, i) => rect(66 + i * 6, 26, 5, 21, { rx: 2, fill: i % 2 ? light : soft })).join('')}</g>`;

const mint: Motif = ({ main, soft, light }) =>
  leaf(50, 92, 58, 28, -152, soft) +
  leaf(50, 92, 58, 28, -28, soft) +
  leaf(50, 94, 90, 40, -90, main) +
  line('M50 90V16M50 70L36 58M50 70L64 58M50 52L38 40M50 52L62 40', light, 2.4);

const globules: Motif = ({ main, soft, light }) =>
  [
    [50, 30],
    [33, 50],
    [67, 50],
    [18, 72],
    [50, 72],
    [82, 72],
  ]
    .map(([x = 0, y = 0], i) => dot(x, y, 15, i % 2 ? soft : main) + dot(x - 5, y - 5, 3.6, light))
    .join('');

const crystal: Motif = ({ main, soft, light }) =>
  fill('M50 4L84 26V72L50 96L16 72V26Z', main) +
  fill('M50 4L84 26L50 46L16 26Z', light) +
  fill('M50 46L84 26V72L50 96Z', soft);

const mountain: Motif = ({ main, soft, light }) =>
  fill('M2 90L38 22L58 58L70 40L98 90Z', main) +
  fill('M38 22L50 44L42 52L34 46L26 46Z', light) +
  fill('M70 40L98 90H54L62 54Z', soft);

const cup: Motif = ({ main, soft, light }) =>
  line('M34 6Q28 16 34 24T34 38M52 2Q46 14 52 22T52 38', soft, 4) +
  line('M74 54Q94 52 92 66Q90 80 68 80', main, 6) +
  fill('M10 46H78Q80 90 44 90Q8 90 10 46Z', main) +
  line('M20 56Q22 74 34 80', light, 4);

const wave: Motif = ({ main, soft, light }) =>
  line('M4 30Q20 14 36 30T68 30T98 30', light, 8) +
  line('M4 52Q20 36 36 52T68 52T98 52', soft, 8) +
  line('M4 74Q20 58 36 74T68 74T98 74', main, 8);

/** Forms of medicine, signs and things of daily life. */
export const thingMotifs = {
  tablet,
  capsule,
  drops,
  drop,
  sun,
  moon,
  bolt,
  shield,
  flame,
  flake,
  bubbles,
  fish,
  glass,
  suitcase,
  plaster,
  bandage,
  compress,
  mosquito,
  pollen,
  teddy,
  duck,
  bottle,
  comb,
  brush,
  mint,
  globules,
  crystal,
  mountain,
  cup,
  wave,
} satisfies Record<string, Motif>;
