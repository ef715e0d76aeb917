import type english from '../../en/interface-later/pricing.ts';
import type { Words } from '../../words.ts';

export default {
  short: 'Ogni prezzo è noto prima di ordinare.',
  lead_one: 'Ogni prezzo è noto prima di ordinare. Un nuovo account parte con {{credits}} credito.',
  lead_other: 'Ogni prezzo è noto prima di ordinare. Un nuovo account parte con {{credits}} crediti.',
  failed: 'Impossibile caricare i prezzi',
} satisfies Words<typeof english>;
