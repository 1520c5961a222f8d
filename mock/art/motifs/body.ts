import { around, dot, fill, line, type Motif, oval } from './ink.ts';

const headShape =
  'M30 96V80Q14 70 14 46Q16 10 52 8Q84 10 84 42Q84 48 92 60Q92 64 85 65L84 76Q82 82 70 80L66 82V96Z';

/** A head in profile, with what hurts drawn on it. */
const head = ({ main }: { main: string }): string => fill(headShape, main);

const headache: Motif = (c) =>
  head(c) +
  dot(48, 38, 22, c.soft) +
  dot(48, 38, 14, c.light) +
  fill('M50 26L38 42H47L44 52L58 35H49Z', c.main);

const mind: Motif = (c) =>
  head(c) +
  fill('M30 40Q28 24 44 22Q58 14 66 26Q76 32 70 44Q66 54 56 50Q48 58 40 50Q32 52 30 40Z', c.light) +
  line('M44 24Q42 34 50 38M58 22Q54 30 60 36M36 42Q44 40 46 48', c.soft, 3);

const nose: Motif = (c) =>
  head(c) +
  fill('M62 34Q74 40 76 56Q76 64 66 62Q50 62 50 48Q52 38 62 34Z', c.light) +
  line('M66 42Q58 48 60 56', c.soft, 4) +
  line('M96 68Q98 76 94 82M88 74Q90 80 87 86', c.soft, 3);

const throat: Motif = (c) =>
  head(c) +
  line('M82 64H62Q50 66 48 80V96', c.light, 7) +
  around(1, 0, 0, dot(48, 84, 12, c.soft)) +
  dot(48, 84, 6, c.light);

const lungs: Motif = ({ main, soft, light }) =>
  fill('M44 30Q24 26 12 62Q6 88 20 92Q40 90 46 74Z', main) +
  fill('M56 30Q76 26 88 62Q94 88 80 92Q60 90 54 74Z', soft) +
  line('M50 6V38M50 38L34 54M50 38L66 54M34 54L26 70M34 54L38 72M66 54L74 70M66 54L62 72', light, 4);

const stomach: Motif = ({ main, soft, light }) =>
  fill(
    'M40 4H52Q50 26 62 26Q90 22 90 54Q88 92 46 92Q30 92 24 82Q14 80 10 92H2Q2 66 24 66Q46 64 44 44Q38 26 40 4Z',
    main,
  ) +
  fill('M58 42Q78 38 78 56Q74 80 48 80Q36 78 34 72Q56 70 58 42Z', soft) +
  line('M52 66Q64 60 66 48', light, 4);

const intestine: Motif = ({ main, soft, light }) =>
  line('M18 90V30Q18 14 34 14H66Q82 14 82 30V66Q82 78 70 78H60V92', main, 15) +
  line('M34 36H62Q68 38 66 46Q64 50 58 50H42Q34 52 36 60Q38 64 44 64H62', soft, 9) +
  line('M18 70V34Q20 18 34 16', light, 2.4);

const heart: Motif = ({ main, soft, light }) =>
  fill('M50 92Q6 58 6 32Q8 8 30 8Q44 8 50 22Q56 8 70 8Q92 8 94 32Q94 58 50 92Z', main) +
  fill('M50 92Q94 58 94 32Q92 8 70 8Q76 40 50 92Z', soft) +
  line('M10 50H32L40 34L50 66L58 44L62 50H90', light, 4);

const leg: Motif = ({ main, soft, light }) =>
  fill(
    'M34 2H68Q72 30 64 46Q66 62 58 80Q66 86 82 88Q88 92 84 97H40Q38 84 40 70Q34 58 38 44Q30 26 34 2Z',
    main,
  ) +
  line('M56 4Q58 26 50 40Q54 56 48 74', soft, 4) +
  line('M52 36Q46 44 46 56', soft, 3) +
  line('M72 30Q80 40 74 56M80 26Q92 42 82 62', light, 3);

const joint: Motif = ({ main, soft, light }) =>
  fill('M34 2H60V30Q70 32 70 42Q68 54 48 50Q28 54 26 42Q26 32 34 30Z', main) +
  fill('M34 98H60V72Q70 70 70 62Q68 52 48 56Q28 52 26 62Q26 70 34 72Z', main) +
  dot(48, 52, 7, light) +
  line('M78 34Q88 52 78 70M86 28Q100 52 86 76', soft, 5);

const back: Motif = ({ main, soft, light }) =>
  fill(
    'M34 4H66Q66 18 84 24Q96 30 94 56L88 96H74L72 70Q68 80 72 97H28Q32 80 28 70L26 96H12L6 56Q4 30 16 24Q34 18 34 4Z',
    main,
  ) +
  [26, 38, 50, 62, 74].map((y) => oval(50, y, 5, 4, light)).join('') +
  dot(50, 74, 13, soft) +
  dot(50, 74, 6, light);

const foot: Motif = ({ main, soft, light }) =>
  fill('M30 96Q14 92 18 72Q24 58 20 44Q18 26 36 24Q58 22 64 40Q68 58 56 74Q50 96 30 96Z', main) +
  dot(24, 14, 8, main) +
  dot(40, 10, 6, soft) +
  dot(52, 12, 5, soft) +
  dot(62, 18, 4.6, soft) +
  dot(70, 27, 4, soft) +
  line('M32 38Q44 34 52 44', light, 3);

const nail: Motif = ({ main, soft, light }) =>
  fill('M26 98V40Q26 6 50 6Q74 6 74 40V98Z', main) +
  fill('M34 54V36Q34 14 50 14Q66 14 66 36V54Q50 62 34 54Z', light) +
  fill('M34 36Q34 14 50 14Q66 14 66 36Q50 28 34 36Z', soft);

const hair: Motif = ({ main, soft, light }) =>
  fill('M6 62Q50 44 94 62V96H6Z', light) +
  line('M6 62Q50 44 94 62', main, 4) +
  [22, 40, 60, 78]
    .map((x, i) =>
      line(`M${x} ${74 - (i % 2) * 4}Q${x - 4} 40 ${x + 12} ${8 + i * 3}`, i % 2 ? soft : main, 4.6),
    )
    .join('') +
  [22, 40, 60, 78].map((x, i) => oval(x, 78 - (i % 2) * 4, 4, 6, i % 2 ? soft : main)).join('');

const skin: Motif = ({ main, soft, light }) =>
  fill('M4 42Q20 32 35 42T66 42T96 42V58H4Z', light) +
  fill('M4 54H96V72Q80 64 66 72T35 72T4 72Z', soft) +
  fill('M4 72Q20 80 35 72T66 72T96 72V94H4Z', main) +
  line('M28 6V26M22 20L28 27L34 20M52 2V22M46 16L52 23L58 16M76 6V26M70 20L76 27L82 20', main, 4);

const lips: Motif = ({ main, soft, light }) =>
  fill('M2 46Q24 20 40 26Q50 32 60 26Q76 20 98 46Q80 82 50 82Q20 82 2 46Z', main) +
  fill('M2 46Q50 60 98 46Q80 82 50 82Q20 82 2 46Z', soft) +
  line('M6 47Q30 42 50 48Q70 42 94 47', light, 3) +
  line('M38 70Q50 74 62 70', light, 3);

const eye: Motif = ({ main, soft, light }) =>
  fill('M2 50Q50 2 98 50Q50 98 2 50Z', light) +
  line('M2 50Q50 2 98 50Q50 98 2 50Z', main, 5) +
  dot(50, 50, 22, soft) +
  dot(50, 50, 12, main) +
  dot(57, 43, 5, light);

const ear: Motif = ({ main, soft, light }) =>
  fill('M28 46Q24 6 56 6Q86 8 82 42Q78 58 66 66Q62 94 42 94Q28 92 30 76Q32 62 28 46Z', main) +
  line('M40 44Q38 20 56 20Q72 24 68 42Q64 52 54 56Q54 72 44 78', light, 5) +
  line('M52 40Q56 34 60 40', soft, 5);

const tooth: Motif = ({ main, soft, light }) =>
  fill(
    'M50 16Q70 4 84 16Q96 32 84 58Q78 92 68 94Q60 92 58 70Q50 58 42 70Q40 92 32 94Q22 92 16 58Q4 32 16 16Q30 4 50 16Z',
    light,
  ) +
  line(
    'M50 16Q70 4 84 16Q96 32 84 58Q78 92 68 94Q60 92 58 70Q50 58 42 70Q40 92 32 94Q22 92 16 58Q4 32 16 16Q30 4 50 16Z',
    main,
    5,
  ) +
  line('M26 30Q26 22 36 22', soft, 5);

const belly: Motif = ({ main, soft, light }) =>
  dot(46, 14, 11, main) +
  fill('M36 28Q58 22 60 42Q84 50 80 68Q76 80 60 80V98H34Q36 70 30 54Q26 36 36 28Z', main) +
  fill('M62 76Q50 68 52 60Q56 52 62 60Q68 52 73 60Q74 68 62 76Z', light) +
  line('M36 40Q40 56 52 62', soft, 4);

const bladder: Motif = ({ main, soft, light }) =>
  line('M26 4Q24 24 36 34M74 4Q76 24 64 34', main, 6) +
  fill('M50 26Q86 26 84 56Q80 80 58 82V96H42V82Q20 80 16 56Q14 26 50 26Z', main) +
  fill('M24 54Q38 46 50 54T76 54Q74 74 50 74Q26 74 24 54Z', soft) +
  line('M32 44Q36 36 44 35', light, 4);

const brain: Motif = ({ main, soft, light }) =>
  fill('M48 12V88Q34 94 28 82Q12 80 14 64Q4 54 12 42Q10 24 26 22Q32 8 48 12Z', main) +
  fill('M52 12V88Q66 94 72 82Q88 80 86 64Q96 54 88 42Q90 24 74 22Q68 8 52 12Z', soft) +
  line('M26 34Q36 34 36 44M20 58Q32 54 36 64M74 34Q64 34 64 44M80 58Q68 54 64 64', light, 4);

const bone: Motif = ({ main, soft, light }) =>
  `<g transform="rotate(-42 50 50)">${fill('M24 40H76Q76 26 88 28Q98 32 92 44Q102 50 96 60Q88 74 76 60H24Q24 74 12 72Q2 68 8 56Q-2 50 4 40Q12 26 24 40Z', main)}${line('M26 47H74', light, 3)}${line('M26 54H60', soft, 3)}</g>`;

/** What hurts or wants care. */
export const bodyMotifs = {
  headache,
  mind,
  nose,
  throat,
  lungs,
  stomach,
  intestine,
  heart,
  leg,
  joint,
  back,
  foot,
  nail,
  hair,
  skin,
  lips,
  eye,
  ear,
  tooth,
  belly,
  bladder,
  brain,
  bone,
} satisfies Record<string, Motif>;
