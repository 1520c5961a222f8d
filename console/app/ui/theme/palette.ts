/** Colours of one appearance: neutral greys with one green accent. */
export interface Palette {
  ground: string;
  paper: string;
  /** Ground of table heads, chips and the navigation. */
  muted: string;
  hover: string;
  selected: string;
  ink: string;
  inkSoft: string;
  line: string;
  control: string;
  accent: string;
  onAccent: string;
  accentHover: string;
  error: string;
  errorGround: string;
  warning: string;
  warningGround: string;
  info: string;
}

export const lightPalette: Palette = {
  ground: '#f4f6f5',
  paper: '#ffffff',
  muted: '#eef1ef',
  hover: '#f3f6f4',
  selected: '#e3f1ea',
  ink: '#16211d',
  inkSoft: '#4c5a54',
  line: '#dde3df',
  control: '#76837d',
  accent: '#0a6b50',
  onAccent: '#ffffff',
  accentHover: '#075540',
  error: '#b3261e',
  errorGround: '#fbeceb',
  warning: '#8a5a00',
  warningGround: '#fdf4e3',
  info: '#1f5f99',
};

export const darkPalette: Palette = {
  ground: '#101513',
  paper: '#181e1b',
  muted: '#202824',
  hover: '#1e2622',
  selected: '#173a2d',
  ink: '#e8edea',
  inkSoft: '#a9b6af',
  line: '#2c3631',
  control: '#7c8b84',
  accent: '#6bcfa8',
  onAccent: '#06281d',
  accentHover: '#8adbbb',
  error: '#f49b94',
  errorGround: '#3a1f1d',
  warning: '#e6b965',
  warningGround: '#352a14',
  info: '#8dbfee',
};
