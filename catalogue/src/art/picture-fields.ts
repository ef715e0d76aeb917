// What the picture tools ask alike, and what they tell of each picture they made.
import * as z from 'zod';
import { type FieldSource } from '../define-tool.ts';
import { pictureUpload } from '../shared-fields.ts';

export const pictureField = { name: 'image', label: 'Image', ...pictureUpload, required: true } satisfies FieldSource;

export const logoField: FieldSource = { name: 'logo', label: 'Logo', ...pictureUpload };

export const brandColourField: FieldSource = {
  name: 'brand_colour',
  label: 'Main colour',
  type: 'text',
  maxLength: 7,
  placeholder: '#RRGGBB',
};

export const pictureStyleField: FieldSource = {
  name: 'style',
  label: 'Style',
  type: 'select',
  required: true,
  default: 'photo',
  options: [
    { value: 'photo', label: 'Photo' },
    { value: 'digital_art', label: 'Digital art' },
    { value: 'illustration', label: 'Illustration' },
    { value: 'watercolour', label: 'Watercolour' },
    { value: 'oil_painting', label: 'Oil painting' },
    { value: '3d_render', label: '3D render' },
    { value: 'flat_vector', label: 'Flat vector' },
    { value: 'line_art', label: 'Line art' },
    { value: 'anime', label: 'Anime' },
    { value: 'pixel_art', label: 'Pixel art' },
    { value: 'isometric', label: 'Isometric' },
    { value: 'vintage', label: 'Vintage' },
  ],
};

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
];

export const imageCountField = (preset: number): FieldSource => ({
  name: 'image_count',
  label: 'Number of images',
  type: 'number',
  required: true,
  default: preset,
  min: 1,
  max: 4,
  step: 1,
});

const pixelsOf = (name: string, label: string): FieldSource => ({
  name,
  label,
  type: 'number',
  required: true,
  default: 1024,
  min: 256,
  max: 1536,
  step: 64,
});

export const imageSizeFields = [pixelsOf('image_width', 'Width (px)'), pixelsOf('image_height', 'Height (px)')];

/** A picture's asset, its pixels, and these in words. */
export const pictureFacts = { file: z.string(), width: z.int(), height: z.int(), size: z.string() };
