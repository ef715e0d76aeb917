import { findTool } from '@folio/catalogue/catalogue';
import { drawFrames, framesASecond } from '@folio/engine/animation/render-animation';
import { contextIn } from '@folio/engine/composer/fixtures/orders';
import { make } from '@folio/engine/engine';

const film = { width: 1280, height: 720, seconds: 5, seed: 7, style: 'flat_motion_graphics', title: 'Boots for wet trails' };

export async function ownAnimation(): Promise<void> {
  const tool = findTool('text_to_video');
  if (!tool) throw new Error('the catalogue has no text_to_video');
  const input = { prompt: film.title, aspect_ratio: 'landscape', duration: '5', animation_style: film.style, seed: film.seed };
  await make(tool, input, contextIn('en'));
}

/** The same pictures, handed to the encoder as they are drawn. */
export async function bareAnimation(): Promise<void> {
  const { default: encoders } = await import('h264-mp4-encoder');
  const encoder = await encoders.createH264MP4Encoder();
  Object.assign(encoder, { width: film.width, height: film.height, frameRate: framesASecond });
  Object.assign(encoder, { speed: 8, quantizationParameter: 26, groupOfPictures: framesASecond });
  encoder.initialize();
  drawFrames({ ...film, brand: null }, (_frame, rgba) => encoder.addFrameRgba(rgba()));
  encoder.finalize();
  encoder.FS.readFile(encoder.outputFilename);
  encoder.delete();
}
