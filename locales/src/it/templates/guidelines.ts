import type english from '../../en/templates/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  blog_article: {
    title: 'Articolo per il blog',
    overall_goal: 'Chi cerca [argomento] trova una risposta subito utile e si ricorda chi l’ha data.',
    platform: 'Blog aziendale, trovato dai motori di ricerca',
    structure:
      'La risposta nel primo paragrafo; da tre a cinque sezioni con titoli chiari; un esempio per ciascuna; il passo successivo.',
    tone_of_voice: 'Utile e preciso, senza pubblicità',
  },
  product_launch: {
    title: 'Lancio di prodotto',
    overall_goal: 'I clienti attuali provano [prodotto] entro il primo mese.',
    platform: 'Landing page, newsletter e social network',
    structure: 'Il problema che risolve; le novità; le prove; prezzo e disponibilità; un solo invito all’azione.',
    tone_of_voice: 'Sicuro e concreto, senza superlativi',
  },
  newsletter: {
    title: 'Newsletter',
    overall_goal: 'Si apre anche il prossimo numero e una persona su venti clicca.',
    platform: 'E-mail, letta sul telefono',
    structure: 'Oggetto sotto i 50 caratteri; una storia principale; due brevi; un pulsante.',
    tone_of_voice: 'Personale, come una lettera scritta da una persona',
  },
  job_campaign: {
    title: 'Campagna di selezione',
    overall_goal: 'Chi è adatto si candida per [posizione]; gli altri lo capiscono presto.',
    platform: 'Pagina lavora con noi e portali di annunci',
    structure: 'Che cosa farai; con chi; che cosa porti; che cosa offriamo; come candidarsi.',
    tone_of_voice: 'Onesto e invitante',
  },
} satisfies Words<typeof english>;
