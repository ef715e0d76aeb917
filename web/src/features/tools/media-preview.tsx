// The frame beside the form of a tool for images, video or audio: the form's values set its shape.
import type { ToolDetail } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import { IconMovie, IconPhoto, IconWaveSine } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Stack } from '../../ui/stack.tsx';
import { toText } from '../../ui/tool-fields/field-props.ts';
import { assetsIn } from '../../ui/tool-fields/uploads.ts';
import classes from './media-preview.module.css';
import { shorten } from './preview-words.ts';

/** Characters of a description that are under the frame. */
const shownWords = 280;

const ratios: Record<string, number> = { landscape: 16 / 9, portrait: 9 / 16, square: 1 };

/** Width by height. */
function ratioOf(values: ToolInput): number {
  const [width, height] = [Number(values['image_width']), Number(values['image_height'])];
  if (width > 0 && height > 0) return width / height;
  return ratios[toText(values['aspect_ratio'])] ?? 4 / 3;
}

/** Returns the subject of the order, in the reader's own words. */
const words = (tool: ToolDetail, values: ToolInput) =>
  tool.title_fields.map((name) => toText(values[name]).trim()).find((text) => text !== '') ?? '';

export function MediaPreview({ tool, values }: { tool: ToolDetail; values: ToolInput }) {
  const Icon = tool.output === 'audio' ? IconWaveSine : tool.output === 'video' ? IconMovie : IconPhoto;
  const given = tool.fields
    .flatMap((field) => assetsIn(values[field.name]))
    .find((asset) => asset.media_type.startsWith('image/'));
  const ratio = tool.output === 'audio' ? 6 : given?.width && given.height ? given.width / given.height : ratioOf(values);
  return (
    <Stack as="figure" gap={14} align="center">
      <div className={classes.frame} style={{ '--ratio': ratio } as CSSProperties}>
        {given ? <img src={given.url} alt="" /> : <Icon size={34} stroke={1.3} aria-hidden="true" />}
      </div>
      <figcaption className={classes.words}>{shorten(words(tool, values), shownWords)}</figcaption>
    </Stack>
  );
}
