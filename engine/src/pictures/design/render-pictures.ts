// Draws designed pictures on a canvas. It takes a core for a while: run it as a heavy task.
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { paletteOf } from '../../animation/colours.ts';
import { randomFrom } from '../../animation/stage.ts';
import { loadFaces } from '../../animation/type.ts';
import { grounds } from '../grounds/grounds.ts';
import { layOutBanner } from './banner-layouts.ts';
import type { Board, Box, PictureDesign } from './picture-design.ts';
import { layOutPoster } from './poster-layouts.ts';
import { schemeOf } from './readable.ts';
import { subjectPalettes } from './subject-palettes.ts';

const open = async (bytes: Uint8Array | null): Promise<Image | null> => (bytes ? loadImage(Buffer.from(bytes)) : null);

/** Fills the box with the image, cropping the excess in equal parts. */
function cover(board: Pick<Board, 'pen'>, image: Image, { x, y, width, height }: Box): void {
  const scale = Math.max(width / image.width, height / image.height);
  const [wide, high] = [width / scale, height / scale];
  board.pen.drawImage(image, (image.width - wide) / 2, (image.height - high) / 2, wide, high, x, y, width, height);
}

async function draw(design: PictureDesign): Promise<Uint8Array> {
  const ground = grounds[design.style];
  if (!ground) throw new Error(`no art for ${design.style}`);
  const canvas = createCanvas(design.width, design.height);
  const pen = canvas.getContext('2d');
  const random = randomFrom(design.seed);
  const palette = paletteOf(design.brand ?? undefined, random(), design.subject ? subjectPalettes[design.subject] : undefined);
  const scheme = schemeOf(palette, random(), design.kind === 'banner');
  const picture = await open(design.picture);
  const board: Board = {
    pen,
    design,
    palette,
    scheme,
    random: randomFrom(design.seed ^ 0x5bd1e995),
    product: await open(design.product),
    logo: await open(design.logo),
    drawArt: (box) => {
      if (picture) return cover({ pen }, picture, box);
      const [width, height] = [Math.max(1, Math.ceil(box.width)), Math.max(1, Math.ceil(box.height))];
      const art = createCanvas(width, height);
      ground(art.getContext('2d'), { width, height, reach: Math.max(width, height), palette, random });
      pen.drawImage(art, box.x, box.y);
    },
  };
  if (design.kind === 'banner') layOutBanner(board);
  else layOutPoster(board);
  return Uint8Array.from(canvas.toBuffer('image/png'));
}

/** The pictures as PNG, in the order of the designs. */
export async function run(designs: PictureDesign[]): Promise<Uint8Array[]> {
  loadFaces();
  const pictures: Uint8Array[] = [];
  for (const design of designs) pictures.push(await draw(design));
  return pictures;
}
