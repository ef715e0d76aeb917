// A designed animation: a scene drawn frame by frame on a canvas and packed as H.264. It takes seconds of a core: run it as a heavy task.
import { createCanvas } from '@napi-rs/canvas';
import { paletteOf } from './colours.ts';
import { scenes } from './scenes.ts';
import { type Palette, randomFrom } from './stage.ts';
import { loadFaces } from './type.ts';

export const framesASecond = 24;

export interface AnimationTask {
  style: string;
  /** Pixels; even numbers, as H.264 wants them. */
  width: number;
  height: number;
  seconds: number;
  title: string;
  seed: number;
  brand: { primary: string | null; background: string | null; secondary: string | null } | null;
}

export interface RenderedAnimation {
  /** MP4 without sound. */
  film: Uint8Array;
  /** JPEG of a moment when everything is in its place. */
  poster: Uint8Array;
  frames: number;
}

/** Draws the film's pictures one after another; `take` gets each as it is on the canvas. */
export function drawFrames(
  task: AnimationTask,
  onFrame: (frame: number, rgba: () => Uint8ClampedArray) => void,
): { poster: Uint8Array; frames: number } {
  loadFaces();
  const { width, height, seconds, seed } = task;
  const scene = scenes[task.style];
  if (!scene) throw new Error(`no scene for ${task.style}`);
  const random = randomFrom(seed);
  const palette: Palette = paletteOf(task.brand ?? undefined, random());
  const stage = { width, height, unit: Math.min(width, height), seconds, title: task.title, palette, random };
  const draw = scene.create({ ...stage, canvas: (w, h) => createCanvas(w, h) });
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const frames = Math.round(seconds * framesASecond);
  const posterAt = Math.round(frames * 0.7);
  let poster: Uint8Array = new Uint8Array();
  let drawn = -1;
  for (let frame = 0; frame < frames; frame += 1) {
    const time = frame / framesASecond;
    const step = scene.stepsASecond === undefined ? frame : Math.floor(time * scene.stepsASecond);
    if (step !== drawn) {
      const shown = scene.stepsASecond === undefined ? time : step / scene.stepsASecond;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      draw({ pen, t: Math.min(1, shown / seconds), time: shown });
      drawn = step;
    }
    onFrame(frame, () => pen.getImageData(0, 0, width, height).data);
    if (frame === posterAt) poster = canvas.toBuffer('image/jpeg', 88);
  }
  return { poster, frames };
}

/** The film and its poster. */
export async function run(task: AnimationTask): Promise<RenderedAnimation> {
  const { default: encoders } = await import('h264-mp4-encoder');
  const encoder = await encoders.createH264MP4Encoder();
  encoder.width = task.width;
  encoder.height = task.height;
  encoder.frameRate = framesASecond;
  encoder.speed = 8;
  encoder.quantizationParameter = 26;
  encoder.groupOfPictures = framesASecond;
  encoder.initialize();
  try {
    const { poster, frames } = drawFrames(task, (_frame, rgba) => encoder.addFrameRgba(rgba()));
    encoder.finalize();
    const film = Uint8Array.from(encoder.FS.readFile(encoder.outputFilename));
    return { film, poster: Uint8Array.from(poster), frames };
  } finally {
    encoder.delete();
  }
}
