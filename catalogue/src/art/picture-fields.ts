// Shared fields of the picture tools, and their report of each picture.
import * as z from 'zod';
import { pictureUpload } from '../shared-fields.ts';
import type { FieldSource } from '../tool-types.ts';

export const pictureField = { name: 'image', label: 'Image', ...pictureUpload, required: true } as const satisfies FieldSource;

export const logoField = { name: 'logo', label: 'Logo', ...pictureUpload } as const satisfies FieldSource;

export const brandColourField = {
  name: 'brand_colour',
  label: 'Main color',
  type: 'text',
  maxLength: 7,
  placeholder: '#RRGGBB',
} as const satisfies FieldSource;

export const pictureStyleField = {
  name: 'style',
  label: 'Style',
  type: 'select',
  required: true,
  default: 'photo',
  options: [
    { value: 'photo', label: 'Photo' },
    { value: 'digital_art', label: 'Digital art' },
    { value: 'illustration', label: 'Illustration' },
    { value: 'watercolour', label: 'Watercolor' },
    { value: 'oil_painting', label: 'Oil painting' },
    { value: '3d_render', label: '3D render' },
    { value: 'flat_vector', label: 'Flat vector' },
    { value: 'line_art', label: 'Line art' },
    { value: 'anime', label: 'Anime' },
    { value: 'pixel_art', label: 'Pixel art' },
    { value: 'isometric', label: 'Isometric' },
    { value: 'vintage', label: 'Vintage' },
  ],
} as const satisfies FieldSource;

/** The formats of the networks, with their pixels. */
export const networkFormats = [
  { value: 'instagram_square', label: 'Instagram post 1080x1080' },
  { value: 'instagram_portrait', label: 'Instagram portrait 1080x1350' },
  { value: 'story', label: 'Story and Reel 1080x1920' },
  { value: 'facebook', label: 'Facebook link 1200x630' },
  { value: 'linkedin', label: 'LinkedIn 1200x627' },
  { value: 'x', label: 'X 1600x900' },
  { value: 'pinterest', label: 'Pinterest 1000x1500' },
  { value: 'youtube_thumbnail', label: 'YouTube thumbnail 1280x720' },
] as const;

export const imageCountField = (preset: number) =>
  ({
    name: 'image_count',
    label: 'Number of images',
    type: 'number',
    required: true,
    default: preset,
    min: 1,
    max: 4,
    step: 1,
  }) as const satisfies FieldSource;

const pixelsOf = <const Name extends string>(name: Name, label: string) =>
  ({
    name,
    label,
    type: 'number',
    required: true,
    default: 1024,
    min: 256,
    max: 1536,
    step: 64,
  }) as const satisfies FieldSource;

export const imageSizeFields = [pixelsOf('image_width', 'Width (px)'), pixelsOf('image_height', 'Height (px)')] as const;

/** A picture's asset, its pixels, and these in words. */
export const pictureFacts = { file: z.string(), width: z.int(), height: z.int(), size: z.string() };
