import type english from '../../en/messages/writing.ts';
import type { Words } from '../../words.ts';

export default {
  PERSON_WITHOUT_ACCESS: 'A pessoa que fez este pedido não pode mais usar a plataforma',
  INTERRUPTED: 'A escrita foi interrompida vezes demais. Tente novamente.',
  tool_not_live: 'Esta ferramenta não tem prévia',
} satisfies Words<typeof english>;
