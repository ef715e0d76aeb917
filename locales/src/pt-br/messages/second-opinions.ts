import type english from '../../en/messages/second-opinions.ts';
import type { Words } from '../../words.ts';

export default {
  opinion_running: 'Uma segunda opinião sobre este documento está em andamento',
  text_too_long: 'Este texto é longo demais para uma segunda opinião',
} satisfies Words<typeof english>;
