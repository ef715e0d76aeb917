// The art of each style of the tools that make pictures.
import { contours, hills, print, sky } from './drawn-grounds.ts';
import type { DrawGround } from './ground.ts';
import { light, ribbons, strokes, washes } from './soft-grounds.ts';
import { balls, blocks, squares, tiles } from './solid-grounds.ts';

export const grounds: Record<string, DrawGround> = {
  photo: light,
  digital_art: ribbons,
  illustration: hills,
  watercolour: washes,
  oil_painting: strokes,
  '3d_render': balls,
  flat_vector: tiles,
  line_art: contours,
  anime: sky,
  pixel_art: squares,
  isometric: blocks,
  vintage: print,
};
