// Component screenshots stored in the repository, and differences from them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const keptFolder = join(root, 'e2e', 'pictures');
/** Outside of the committed files. */
const differenceFolder = join(root, 'node_modules', '.cache', 'folio', 'pictures');

const command = 'npm run pictures';

/** True while pictures are renewed instead of compared. */
export const isRenewing = process.env['RENEW_PICTURES'] === '1';

/** Color tolerance of a pixel, 0 to 1 in YIQ: less than any two neighboring tokens of ours are apart. Smoothed edges do not count. */
const colorTolerance = 0.05;
/** Number of pixels that may exceed it: fewer than a dot of a badge has. */
const maxDifferentPixels = 12;
/** Another browser version rounds text and boxes differently: this share of the pixels may be off then, and each side by this many pixels. */
const otherBrowser = { maxDifferentShare: 0.03, maxSideDifference: 2 };

const browserFile = join(keptFolder, 'browser.json');

const majorOf = (version: string) => version.split('.', 1)[0];

/** True if the kept pictures are of the same major version of the browser; a renewal writes the version down. */
export function isKeptBrowser(version: string): boolean {
  if (isRenewing) writeFileSync(browserFile, `${JSON.stringify({ version }, null, 2)}\n`);
  const kept = JSON.parse(readFileSync(browserFile, 'utf8')) as { version: string };
  return majorOf(kept.version) === majorOf(version);
}

/** A part of a picture; whole pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function cropPicture(picture: PNG, { x, y, width, height }: Box): PNG {
  const cropped = new PNG({ width, height });
  PNG.bitblt(picture, cropped, x, y, width, height, 0, 0);
  return cropped;
}

/** Without transparency. Pages are plain areas and letters: unfiltered and with the usual strategy they take two thirds of the library's own choice. */
const encode = (picture: PNG) => PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });

function write(path: string, picture: PNG): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, encode(picture));
  return relative(root, path);
}

/**
 * Returns a sentence about the difference, or null. Saves the image when renewing. `name` is
 * a path without extension: "dark/ui-avatar".
 */
export function comparePicture(name: string, actual: PNG, isSameBrowser: boolean): string | null {
  const kept = join(keptFolder, `${name}.png`);
  if (isRenewing) {
    write(kept, actual);
    return null;
  }
  if (!existsSync(kept)) return `${relative(root, kept)} is missing: run \`${command}\`, look at the new picture and commit it`;
  const expected = PNG.sync.read(readFileSync(kept));
  const maxSideDifference = isSameBrowser ? 0 : otherBrowser.maxSideDifference;
  const sides = [expected.width - actual.width, expected.height - actual.height];
  if (sides.some((side) => Math.abs(side) > maxSideDifference)) {
    const drawn = write(join(differenceFolder, `${name}.actual.png`), actual);
    return `${name} is ${actual.width} × ${actual.height} instead of ${expected.width} × ${expected.height}: ${drawn}`;
  }
  const width = Math.min(expected.width, actual.width);
  const height = Math.min(expected.height, actual.height);
  const common = { x: 0, y: 0, width, height };
  const [before, after] = [cropPicture(expected, common).data, cropPicture(actual, common).data];
  const difference = new PNG({ width, height });
  const count = pixelmatch(before, after, difference.data, width, height, { threshold: colorTolerance });
  const maxCount = isSameBrowser ? maxDifferentPixels : width * height * otherBrowser.maxDifferentShare;
  if (count <= maxCount) return null;
  const drawn = write(join(differenceFolder, `${name}.actual.png`), actual);
  const marked = write(join(differenceFolder, `${name}.difference.png`), difference);
  return `${name} differs in ${count} pixels: ${drawn}, ${marked}. If this is wanted, run \`${command}\``;
}

/** Kept pictures of a folder that nothing was drawn for; while renewing they are deleted. */
export function leftOverPictures(folder: string, drawn: string[]): string[] {
  const path = join(keptFolder, folder);
  const left = (existsSync(path) ? readdirSync(path) : []).filter((file) => !drawn.includes(file.replace(/\.png$/, '')));
  if (!isRenewing) return left.map((file) => `e2e/pictures/${folder}/${file} has no component any more: run \`${command}\``);
  for (const file of left) rmSync(join(path, file));
  return [];
}

/** Drawings of an earlier run say nothing about this one. */
export const clearDifferences = (folder: string): void =>
  rmSync(join(differenceFolder, folder), { recursive: true, force: true });
