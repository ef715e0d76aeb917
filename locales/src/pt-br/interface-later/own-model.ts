import type english from '../../en/interface-later/own-model.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Qual modelo escreve para a sua conta',
  lead: 'Só para a sua conta. Se o modelo sumir, o da plataforma volta a escrever.',
  platform: 'O que a plataforma escolheu',
} satisfies Words<typeof english>;
