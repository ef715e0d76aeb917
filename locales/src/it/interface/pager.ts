import type english from '../../en/interface/pager.ts';
import type { Words } from '../../words.ts';

export default {
  label: 'Pagine',
  range: 'Da {{from}} a {{to}} di {{total}}',
  page: 'Pagina {{page}}',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
} satisfies Words<typeof english>;
