import type english from '../../en/remarks/hreflang.ts';
import type { Words } from '../../words.ts';

export default {
  form: '“{part}” não é um código: escreva idioma-país, por exemplo en-GB.',
  unknown_language: '“{part}” não é um idioma da ISO 639-1.',
  country_alone: '“{part}” é só um país; o idioma deve vir primeiro.',
  unknown_script: '“{part}” não é uma escrita da ISO 15924.',
  unknown_country: '“{part}” não é um país da ISO 3166-1.',
  meant: 'Provavelmente o certo é {meant}.',
  not_absolute: 'O endereço deve ser completo e começar com https://.',
  duplicate: 'Este código já aparece acima; cada código só pode ser usado uma vez.',
  unreadable: 'Não foi possível ler a página.',
  status: 'A página responde com o status {status}.',
  redirected: 'O endereço redireciona para {url}; informe esse.',
  no_return: 'Faltam na página os links para: {list}.',
  other_canonical: 'O endereço canônico é outro: {url}.',
  every_page:
    'Coloque este mesmo conjunto em todas as páginas da lista: cada uma cita a si mesma e todas as outras, senão as marcações são ignoradas.',
  no_default: 'Falta x-default: informe a página para todos os demais.',
  one_page: 'Uma única página não precisa de hreflang.',
  no_generic: 'Há vários países, mas nenhuma página para {language} em geral: os demais recebem a x-default.',
  not_https: 'Alguns endereços começam com http://, outros com https://.',
  left_out: 'Linhas deixadas fora do código por conterem erros: {count}.',
  too_many: 'Só as primeiras {limit} linhas foram lidas.',
  sitemap_part: 'O sitemap é mostrado para as primeiras {count} páginas; as demais repetem os mesmos links.',
  checked_part: 'Páginas verificadas online: as primeiras {count}.',
  header_not_checked: 'Os links de retorno não foram verificados: neste formato eles não ficam nas páginas.',
} satisfies Words<typeof english>;
