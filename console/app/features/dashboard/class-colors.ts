import type { Theme } from '@mui/material';

/** Told apart by people who see few colours too, neighbours differing in lightness; each 3:1 on its ground. */
const LIGHT = ['#0a6b50', '#c9871f', '#1f5f99', '#b0503f', '#6d5aa8', '#5f7d2b', '#76837d'];
const DARK = ['#6bcfa8', '#e6b965', '#8dbfee', '#f0a08f', '#b9a8ec', '#b5cf7c', '#a9b6af'];

/** The colour of the class at a place in the order of classes. */
export function classColor(theme: Theme, index: number): string {
  const colors = theme.palette.mode === 'dark' ? DARK : LIGHT;
  return colors[index % colors.length] as string;
}
