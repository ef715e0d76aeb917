import type english from '../../en/remarks/content-gap.ts';
import type { Words } from '../../words.ts';

export default {
  shared: 'Cubra primeiro o que a maioria dos concorrentes trata e a sua página não: {list}.',
  questions:
    'Perguntas que os concorrentes respondem nos títulos e a sua página não faz: {count}. Responda às dos seus clientes.',
  shorter: 'Sua página tem {own} palavras; os concorrentes, {theirs} em média. Tamanho não é meta: acrescente conteúdo.',
  keyword: 'A palavra-chave “{keyword}” está no texto de {count} de {total} concorrentes, e não no seu.',
  strengths: 'Mantenha o que só a sua página trata: {list}.',
  unread: 'Estas páginas não puderam ser lidas e ficaram de fora: {list}.',
  only_these: 'Só as páginas indicadas foram comparadas ({count}). Use os temas como ideias, nunca as palavras deles.',
} satisfies Words<typeof english>;
