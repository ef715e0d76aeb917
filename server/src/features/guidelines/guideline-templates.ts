// Briefings to begin with, in the reader's language. What stands in brackets is the company's to fill in.
import type { Guideline } from '@folio/contract/guidelines';
import type { InterfaceLanguage } from '@folio/contract/languages';

type Template = Pick<Guideline, 'title' | 'overall_goal' | 'platform' | 'competitors' | 'structure' | 'tone_of_voice'> & {
  slug: string;
};

type Words = Omit<Template, 'slug' | 'competitors'>;

const slugs = ['blog_article', 'product_launch', 'newsletter', 'job_campaign'] as const;
type Slug = (typeof slugs)[number];

const templates: Record<InterfaceLanguage, Record<Slug, Words>> = {
  en: {
    blog_article: {
      title: 'Blog article',
      overall_goal: 'Readers who search for [topic] find an answer they can use at once and remember who gave it.',
      platform: 'Company blog, found through search engines',
      structure:
        'The answer in the first paragraph; three to five sections with telling headings; one example each; what to do next.',
      tone_of_voice: 'Helpful and exact, no advertising',
    },
    product_launch: {
      title: 'Product launch',
      overall_goal: 'Existing customers try [product] within the first month.',
      platform: 'Landing page, newsletter and social networks',
      structure: 'The problem it solves; what is new; proof; price and availability; one call to action.',
      tone_of_voice: 'Confident, concrete, without superlatives',
    },
    newsletter: {
      title: 'Newsletter',
      overall_goal: 'Readers open the next issue too, and one in twenty clicks.',
      platform: 'Email, read on the phone',
      structure: 'A subject line under 50 characters; one main story; two short notes; one button.',
      tone_of_voice: 'Personal, like a letter from one person',
    },
    job_campaign: {
      title: 'Job campaign',
      overall_goal: 'People who fit apply for [position]; others see early that they do not.',
      platform: 'Career page and job boards',
      structure: 'What you will do; whom you work with; what you bring; what we offer; how to apply.',
      tone_of_voice: 'Honest and inviting',
    },
  },
  de: {
    blog_article: {
      title: 'Blogartikel',
      overall_goal: 'Wer nach [Thema] sucht, findet eine sofort brauchbare Antwort und merkt sich, von wem sie kam.',
      platform: 'Firmenblog, gefunden über Suchmaschinen',
      structure:
        'Die Antwort im ersten Absatz; drei bis fünf Abschnitte mit sprechenden Überschriften; je ein Beispiel; der nächste Schritt.',
      tone_of_voice: 'Hilfreich und genau, keine Werbung',
    },
    product_launch: {
      title: 'Produkteinführung',
      overall_goal: 'Bestandskunden probieren [Produkt] im ersten Monat aus.',
      platform: 'Landingpage, Newsletter und soziale Netzwerke',
      structure: 'Welches Problem es löst; was neu ist; Belege; Preis und Verfügbarkeit; eine Handlungsaufforderung.',
      tone_of_voice: 'Selbstbewusst und konkret, ohne Superlative',
    },
    newsletter: {
      title: 'Newsletter',
      overall_goal: 'Die nächste Ausgabe wird wieder geöffnet, und jeder Zwanzigste klickt.',
      platform: 'E-Mail, am Telefon gelesen',
      structure: 'Betreff unter 50 Zeichen; eine Hauptgeschichte; zwei kurze Meldungen; ein Knopf.',
      tone_of_voice: 'Persönlich, wie ein Brief von einem Menschen',
    },
    job_campaign: {
      title: 'Stellenkampagne',
      overall_goal: 'Wer passt, bewirbt sich auf [Stelle]; andere sehen früh, dass sie nicht passen.',
      platform: 'Karriereseite und Stellenbörsen',
      structure: 'Was zu tun ist; mit wem; was mitzubringen ist; was wir bieten; wie man sich bewirbt.',
      tone_of_voice: 'Ehrlich und einladend',
    },
  },
  it: {
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
  },
  es: {
    blog_article: {
      title: 'Artículo de blog',
      overall_goal: 'Quien busca [tema] encuentra una respuesta útil al momento y recuerda quién se la dio.',
      platform: 'Blog de la empresa, encontrado por buscadores',
      structure:
        'La respuesta en el primer párrafo; de tres a cinco apartados con títulos claros; un ejemplo en cada uno; el siguiente paso.',
      tone_of_voice: 'Útil y preciso, sin publicidad',
    },
    product_launch: {
      title: 'Lanzamiento de producto',
      overall_goal: 'Los clientes actuales prueban [producto] en el primer mes.',
      platform: 'Página de aterrizaje, boletín y redes sociales',
      structure: 'El problema que resuelve; qué hay de nuevo; pruebas; precio y disponibilidad; una sola llamada a la acción.',
      tone_of_voice: 'Seguro y concreto, sin superlativos',
    },
    newsletter: {
      title: 'Boletín',
      overall_goal: 'También se abre el próximo número y una de cada veinte personas hace clic.',
      platform: 'Correo electrónico, leído en el móvil',
      structure: 'Asunto de menos de 50 caracteres; una historia principal; dos notas breves; un botón.',
      tone_of_voice: 'Personal, como la carta de alguien',
    },
    job_campaign: {
      title: 'Campaña de empleo',
      overall_goal: 'Quien encaja se presenta a [puesto]; los demás lo ven pronto.',
      platform: 'Página de empleo y portales',
      structure: 'Qué harás; con quién; qué aportas; qué ofrecemos; cómo presentarse.',
      tone_of_voice: 'Honesto y cercano',
    },
  },
  fr: {
    blog_article: {
      title: 'Article de blog',
      overall_goal: 'Qui cherche [sujet] trouve une réponse utile tout de suite et se souvient de qui l’a donnée.',
      platform: 'Blog de l’entreprise, trouvé par les moteurs de recherche',
      structure:
        'La réponse dès le premier paragraphe ; trois à cinq parties aux titres parlants ; un exemple chacune ; la suite à donner.',
      tone_of_voice: 'Utile et précis, sans publicité',
    },
    product_launch: {
      title: 'Lancement de produit',
      overall_goal: 'Les clients actuels essaient [produit] dans le premier mois.',
      platform: 'Page de destination, newsletter et réseaux sociaux',
      structure: 'Le problème résolu ; la nouveauté ; les preuves ; prix et disponibilité ; un seul appel à l’action.',
      tone_of_voice: 'Assuré et concret, sans superlatifs',
    },
    newsletter: {
      title: 'Newsletter',
      overall_goal: 'On ouvre aussi le numéro suivant, et une personne sur vingt clique.',
      platform: 'E-mail, lu sur le téléphone',
      structure: 'Un objet de moins de 50 caractères ; un sujet principal ; deux brèves ; un bouton.',
      tone_of_voice: 'Personnel, comme une lettre',
    },
    job_campaign: {
      title: 'Campagne de recrutement',
      overall_goal: 'Les bons profils postulent à [poste] ; les autres le voient tôt.',
      platform: 'Page carrière et sites d’emploi',
      structure: 'Ce que vous ferez ; avec qui ; ce que vous apportez ; ce que nous offrons ; comment postuler.',
      tone_of_voice: 'Honnête et engageant',
    },
  },
  'pt-BR': {
    blog_article: {
      title: 'Artigo de blog',
      overall_goal: 'Quem procura [tema] encontra uma resposta útil na hora e lembra de quem a deu.',
      platform: 'Blog da empresa, encontrado pelos buscadores',
      structure:
        'A resposta no primeiro parágrafo; de três a cinco seções com títulos claros; um exemplo em cada; o próximo passo.',
      tone_of_voice: 'Útil e preciso, sem propaganda',
    },
    product_launch: {
      title: 'Lançamento de produto',
      overall_goal: 'Os clientes atuais experimentam [produto] no primeiro mês.',
      platform: 'Landing page, newsletter e redes sociais',
      structure: 'O problema que resolve; o que há de novo; provas; preço e disponibilidade; uma só chamada para ação.',
      tone_of_voice: 'Confiante e concreto, sem superlativos',
    },
    newsletter: {
      title: 'Newsletter',
      overall_goal: 'A próxima edição também é aberta, e uma em cada vinte pessoas clica.',
      platform: 'E-mail, lido no celular',
      structure: 'Assunto com menos de 50 caracteres; uma história principal; duas notas curtas; um botão.',
      tone_of_voice: 'Pessoal, como a carta de alguém',
    },
    job_campaign: {
      title: 'Campanha de vagas',
      overall_goal: 'Quem combina se candidata a [vaga]; os outros percebem cedo.',
      platform: 'Página de carreiras e sites de vagas',
      structure: 'O que você vai fazer; com quem; o que você traz; o que oferecemos; como se candidatar.',
      tone_of_voice: 'Honesto e convidativo',
    },
  },
};

/** Briefings to begin with; competitors are for the company to name. */
export const listTemplates = (language: InterfaceLanguage): Template[] =>
  slugs.map((slug) => ({ slug, ...templates[language][slug], competitors: '' }));
