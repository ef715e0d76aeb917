import type english from '../../en/interface-work/confirm.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Tem certeza?',
  text: 'Não será possível desfazer!',
  keep: 'Manter',
  unsaved: 'O que você inseriu em “{{title}}” não foi salvo.',
  discard: 'Descartar alterações',
} satisfies Words<typeof english>;
