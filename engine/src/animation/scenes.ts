// Every style has a scene of its own.
import { anime } from './scenes/anime.ts';
import { cartoon3d } from './scenes/cartoon-3d.ts';
import { cinematic } from './scenes/cinematic.ts';
import { claymation } from './scenes/claymation.ts';
import { comicBook } from './scenes/comic-book.ts';
import { flatMotionGraphics } from './scenes/flat-motion-graphics.ts';
import { lowPoly } from './scenes/low-poly.ts';
import { neonCyberpunk } from './scenes/neon-cyberpunk.ts';
import { oilPainting } from './scenes/oil-painting.ts';
import { paperCutOut } from './scenes/paper-cut-out.ts';
import { pencilSketch } from './scenes/pencil-sketch.ts';
import { photorealistic } from './scenes/photorealistic.ts';
import { pixelArt } from './scenes/pixel-art.ts';
import { retroFilm } from './scenes/retro-film.ts';
import { stopMotion } from './scenes/stop-motion.ts';
import { watercolour } from './scenes/watercolour.ts';
import type { Scene } from './stage.ts';

/** By the values of the tool's field `animation_style`. */
export const scenes: Record<string, Scene> = {
  cinematic,
  photorealistic,
  '3d_cartoon': cartoon3d,
  anime,
  comic_book: comicBook,
  claymation,
  stop_motion: stopMotion,
  paper_cut_out: paperCutOut,
  watercolour,
  oil_painting: oilPainting,
  pencil_sketch: pencilSketch,
  pixel_art: pixelArt,
  low_poly: lowPoly,
  neon_cyberpunk: neonCyberpunk,
  retro_film: retroFilm,
  flat_motion_graphics: flatMotionGraphics,
};
