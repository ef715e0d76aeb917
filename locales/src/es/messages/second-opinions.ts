import type english from '../../en/messages/second-opinions.ts';
import type { Words } from '../../words.ts';

export default {
  opinion_running: 'Ya se está preparando una segunda opinión sobre este documento',
  text_too_long: 'Este texto es demasiado largo para una segunda opinión',
} satisfies Words<typeof english>;
