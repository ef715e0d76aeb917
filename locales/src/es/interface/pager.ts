import type english from '../../en/interface/pager.ts';
import type { Words } from '../../words.ts';

export default {
  label: 'Páginas',
  range: '{{from}} a {{to}} de {{total}}',
  page: 'Página {{page}}',
  previous: 'Página anterior',
  next: 'Página siguiente',
} satisfies Words<typeof english>;
