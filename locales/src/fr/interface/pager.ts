import type english from '../../en/interface/pager.ts';
import type { Words } from '../../words.ts';

export default {
  label: 'Pages',
  range: '{{from}} à {{to}} sur {{total}}',
  page: 'Page {{page}}',
  previous: 'Page précédente',
  next: 'Page suivante',
} satisfies Words<typeof english>;
