/** Axes of the shelf photograph: a long lens, turned and slightly from above, so that edges stay parallel. */
const yaw = (23 * Math.PI) / 180;
const pitch = (9 * Math.PI) / 180;

export const camera = {
  /** One unit along the front of a box, in picture units. */
  frontX: Math.cos(yaw),
  frontY: Math.sin(yaw) * Math.sin(pitch),
  /** One unit into the depth. */
  depthX: Math.sin(yaw),
  depthY: -Math.cos(yaw) * Math.sin(pitch),
  /** One unit upwards. */
  rise: Math.cos(pitch),
  /** How much a horizontal circle flattens. */
  flatten: Math.sin(pitch),
};

/** A drawn package: its picture with the ground line at y = 0, and the room it takes. */
export interface Drawn {
  svg: string;
  /** Left edge, right edge and top (negative) relative to the anchor on the ground. */
  left: number;
  right: number;
  top: number;
  /** How far it reaches below the anchor, when something lies in front. */
  below?: number;
}
