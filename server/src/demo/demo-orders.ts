// Orders of a small outdoor company in several languages, beside the tools' own examples.

export const moreOrders: { tool: string; fields: Record<string, unknown> }[] = [
  {
    tool: 'job_posting',
    fields: {
      job_title: 'Content Designerin',
      seniority: 'senior',
      company_name: 'Halden Outdoor GmbH',
      presentation:
        'Halden entwickelt seit 1998 Zelte, Schlafsäcke und Schuhe für lange Wege. 64 Menschen arbeiten in Freiburg und unterwegs.',
      responsibilities:
        'Produkttexte und Ratgeber planen und schreiben\nDen Redaktionsplan führen\nMit Fotografie und Produktentwicklung zusammenarbeiten\nFreie Autorinnen und Autoren briefen',
      skills:
        'Fünf Jahre Erfahrung im Content-Bereich\nSicheres Deutsch und gutes Englisch\nErfahrung mit SEO\nWünschenswert: eigene Tourenerfahrung',
      reasons_to_apply: '30 Tage Urlaub\nVier-Tage-Woche möglich\nAusrüstung zum Testen',
      annual_compensation: '52.000–58.000 EUR brutto',
      location: 'Freiburg, hybrid',
      application_instructions: 'Bewerbung mit zwei Arbeitsproben an jobs@halden.example bis zum 15. Januar.',
      language: 'de',
    },
  },
  {
    tool: 'real_estate_ad',
    fields: {
      property_type: 'flat',
      contract: 'sell',
      price: 385000,
      currency: 'EUR',
      city: 'Torino',
      district: 'San Salvario',
      area: 96,
      bedrooms: 2,
      living_room: 1,
      kitchen: 'eat_in',
      bathroom: 2,
      floor: '3° di 5',
      elevator: true,
      terrace: true,
      garage: false,
      transport_proximity: 'Metro Marconi a 300 metri',
      conditions: 'renovated',
      energy_class: 'B',
      additional_features: 'Parquet in rovere, riscaldamento autonomo, cantina di 6 mq',
      length: 150,
      language: 'it',
    },
  },
  {
    tool: 'product_description_generator',
    fields: {
      product_name: 'Halden Nordlys 2',
      brand: 'Halden',
      category: 'Tents',
      features:
        'Two-person tunnel tent\nWeight 2.1 kg\nRipstop nylon, 3,000 mm water column\nTwo entrances\nSet up in four minutes',
      keywords: 'tunnel tent, lightweight tent, two-person tent',
      length: 150,
      language: 'en',
    },
  },
  {
    tool: 'email_generator',
    fields: {
      content_model: 'retail',
      message: 'The autumn sale begins on Friday. All sleeping bags are 20 % off until Sunday night.',
      sender: 'Marta Ferri, Halden',
      recipients: 'customers of the last year',
      offer: '20 % off all sleeping bags with the code WARM20',
      products: 'Sleeping bags',
      call_to_action: 'See the sleeping bags',
      length: 150,
      language: 'en',
    },
  },
  {
    tool: 'meta_title_description',
    fields: {
      page_topic: 'Comparativa de zapatillas de trail para senderos mojados',
      primary_kw: 'zapatillas de trail',
      brand: 'Halden',
      page_type: 'article',
      versions: 3,
      language: 'es',
    },
  },
];
