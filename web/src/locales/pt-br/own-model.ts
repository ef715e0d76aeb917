import type en from '../en/own-model.ts';

export default {
  title: 'Qual modelo escreve para a sua conta',
  lead: 'Só para a sua conta. Se o modelo sumir, o da plataforma volta a escrever.',
  platform: 'O que a plataforma escolheu',
} satisfies typeof en;
