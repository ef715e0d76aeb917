import type { ComponentStates } from './component-states.ts';
import { ToolTile } from './tool-tile.tsx';

const tiles = [
  ['ai_writer', 'article'],
  ['seo', 'world'],
  ['ai_chat', 'headset'],
  ['ai_art', 'camera'],
  ['ai_translation', 'book-2'],
  ['audio_text', 'speakerphone'],
  ['trends', 'chart-bar'],
  ['custom_tools', 'sparkles'],
] as const;

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 110,
  note: 'eight categories',
  states: {
    ...Object.fromEntries(tiles.map(([category, icon]) => [category, () => <ToolTile icon={icon} category={category} />])),
    Large: () => <ToolTile icon="mail" category="ai_writer" size={56} />,
  },
};
