// A square cut out of a picture: which part of it is seen.

export interface Crop {
  /** The middle of the square in pixels of the picture. */
  x: number;
  y: number;
  /** 1 shows the largest square that fits. */
  zoom: number;
}

export const maxZoom = 4;

interface Size {
  width: number;
  height: number;
}

/** Side of the square in pixels of the picture. */
export const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

const between = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The nearest crop that shows nothing beside the picture. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const half = sideOf(size, zoom) / 2;
  return { x: between(crop.x, half, size.width - half), y: between(crop.y, half, size.height - half), zoom };
}
