import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'text_model',
  language: 'es',
  answer: {
    html: '<html lang="es"><head><title>Botas de senderismo Halden</title><meta name="description" content="Botas para senderos mojados: ligeras, secas y reparables."></head><body><h1>Botas para senderos mojados</h1><p>Ligeras, secas y <strong>reparables</strong>.</p><img src="/boots.jpg" alt="Botas marrones con cordones rojos"><a href="/repairs">Envíanos tus botas Halden</a></body></html>',
    meta_title: 'Botas de senderismo Halden',
    meta_description: 'Botas para senderos mojados: ligeras, secas y reparables.',
    hreflang: [],
    segments: 6,
    words: 30,
    warnings: [],
  },
} satisfies KeptExample;
