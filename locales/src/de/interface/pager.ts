import type english from '../../en/interface/pager.ts';
import type { Words } from '../../words.ts';

export default {
  label: 'Seiten',
  range: '{{from}} bis {{to}} von {{total}}',
  page: 'Seite {{page}}',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
} satisfies Words<typeof english>;
