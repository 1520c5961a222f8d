type Rgb = [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; `share` is how much of the second one. */
export function mix(first: string, second: string, share: number): string {
  const a = rgbOf(first);
  const b = rgbOf(second);
  const channels = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number): string => mix(colour, '#000000', share);

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast ratio of two colours, 1–21. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Whichever of the candidates reads best on a ground. */
export function readableOn(
  ground: string,
  candidates: [string, ...string[]] = ['#ffffff', '#1b2421'],
): string {
  return candidates.reduce((best, next) => (contrast(ground, next) > contrast(ground, best) ? next : best));
}
