import type english from '../../en/remarks/page-checks-of-code.ts';
import type { Words } from '../../words.ts';

export default {
  keyword_text: {
    name: 'Palavra-chave nas primeiras 100 palavras',
    advice: 'O assunto deve ficar claro logo. Cite-o no primeiro parágrafo.',
  },
  image_alt: {
    name: 'Imagens sem texto alternativo',
    advice:
      'Sem o atributo alt, nem leitores de tela nem a busca de imagens entendem a figura. Descreva cada uma; enfeites recebem alt vazio.',
  },
  internal_links: {
    name: 'Links internos',
    advice: 'Links para suas páginas guiam visitantes e robôs. Acrescente alguns para páginas afins.',
  },
  link_texts: {
    name: 'Links sem texto',
    advice: 'Um link sem palavras nada diz do destino. Dê um texto a cada um, ou um alt à imagem.',
  },
  broken_links: {
    name: 'Links quebrados',
    advice: 'Um beco sem saída irrita e desperdiça rastreamento. Corrija ou remova os links indicados.',
  },
  structured_data: {
    name: 'Dados estruturados (JSON-LD)',
    advice:
      'Dados estruturados permitem resultados avançados; um bloco que não é JSON válido com tipo é ignorado. Acrescente ou corrija.',
  },
  hreflang: {
    name: 'hreflang',
    advice:
      'Um conjunto hreflang só vale com códigos válidos e um link para a própria página. Corrija os códigos ou acrescente o link.',
  },
  language: {
    name: 'Idioma indicado',
    advice: 'O atributo lang permite traduzir e pronunciar direito. Ponha-o no elemento html.',
  },
  social: {
    name: 'Tags sociais',
    advice: 'Sem og:title e og:image as redes adivinham a aparência do link. Acrescente os dois.',
  },
  viewport: {
    name: 'Viewport móvel',
    advice: 'O Google lê primeiro a página móvel. Acrescente uma metatag viewport com width=device-width.',
  },
  https: {
    name: 'Endereço criptografado',
    advice: 'Os navegadores alertam sobre páginas sem https, e a busca prefere https. Migre a página.',
  },
  weight: {
    name: 'Peso da marcação',
    advice: 'Marcação pesada carrega devagar, e o Google só lê os primeiros 2 MB. Retire scripts, estilos e dados embutidos.',
  },
} satisfies Words<typeof english>;
