import type english from '../../en/interface-document/editor.ts';
import type { Words } from '../../words.ts';

export default {
  editText: 'Editar o texto',
  title: 'Título do documento',
  versionSaved: 'Salvo como nova versão',
  brief: 'Isto é um briefing, não um texto pronto. Faltam informações em {{places}} pontos. Custou {{price}} créditos.',
  gone: 'Este documento não existe mais',
  loss: '“{{title}}” e todas as suas versões serão excluídos.',
  save: {
    saved: 'salvo {{ago}}',
    saving: 'salvando',
    unsaved: 'ainda não salvo',
    retrying: 'não salvo, tentando de novo',
    conflict: 'não salvo, escolha uma versão',
    refused: 'não salvo: {{message}}',
  },
  panel: {
    label: 'Sobre este documento',
    text: 'Texto',
    file: 'Arquivo',
    views: 'O que é mostrado',
    seo: 'SEO',
    voice: 'Voz',
    details: 'Detalhes',
  },
  seo: {
    extract: {
      verdict: 'Extrato, sem pontuação',
      why: 'A maior parte deste documento cita as fontes palavra por palavra. A pontuação aparece quando o texto for próprio.',
    },
    length: 'Tamanho',
    status: 'Tamanho do texto',
    reading: '{{words}}, cerca de {{minutes}} min de leitura',
    keywords: 'Palavras-chave',
    noKeywords: 'Este pedido não indicou palavras-chave.',
    snippet: 'Como aparece na busca',
    yourSite: 'seu-site.com.br',
    noDescription: 'Sem descrição, os buscadores escolhem um trecho por conta própria.',
    metaTitle: 'Meta título',
    metaDescription: 'Meta descrição',
    pixels: '{{pixels}} de {{limit}} px',
    verdict: {
      all: 'Tudo certo',
      almost: 'Quase lá',
      some: 'Ainda falta um pouco',
    },
    width: {
      empty: 'Ainda vazio',
      fits: 'Tamanho adequado',
      titleWide: 'Longo demais, o final é cortado',
      descriptionWide: 'Longa demais, o final é cortado',
    },
  },
  history: {
    button: 'Histórico',
  },
  text: 'Texto do documento',
} satisfies Words<typeof english>;
