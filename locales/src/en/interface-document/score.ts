export default {
  failed: 'The score could not be loaded',
  groups: {
    topic: 'Coverage of the topic',
    keywords: 'Keywords',
    headings: 'Headings',
    readability: 'Readability',
    length: 'Length',
    meta: 'Search result',
    links: 'Links',
    images: 'Images',
  },
  points: '{{points}} of {{most}}',
  unknown: 'unknown',
  unknownTopic:
    'There are no sources or pages of competitors with enough text to compare with. The points are shared among the other parts.',
  missingTerms: 'Not in the text: {{terms}}',
  noText: 'No text yet',
  noTextLead:
    'So far there are headings and questions. The score comes with the first paragraphs: write them, or add sources and order the text from them.',
  stale: 'Counting again …',
  ready: '{{score}} of 100 points',
  show: 'Show',
  showField: 'Fill in',
  reading: 'Readability {{value}} of 100 ({{formula}}), higher is easier.',
  checks: {
    topicTerms: {
      met: 'Says what the sources say ({{covered}} of {{count}} terms)',
      unmet: '{{covered}} of {{count}} terms of the sources are in the text',
    },
    keywordInTitle: {
      met: 'Main keyword in the title',
      unmet: 'The main keyword is not in the title',
    },
    keywordEarly: {
      met: 'Main keyword in the first paragraph',
      unmet: 'The main keyword is not in the first paragraph',
    },
    allKeywords: {
      met: 'Every keyword appears',
      unmet: 'Not every keyword appears',
    },
    oneTitle: {
      met: 'One main heading',
      unmet: 'There should be exactly one main heading',
    },
    subheadings: {
      met: 'Headings divide the text',
      unmet: 'No headings divide the text',
    },
    headingOrder: {
      met: 'No heading skips a level',
      unmet: 'A heading skips a level',
    },
    length: {
      met: 'At least 300 words',
      unmet: 'Fewer than 300 words',
    },
    metaTitle: {
      met: 'The meta title is shown whole',
      unmet: 'The meta title is missing or too long',
    },
    metaDescription: {
      met: 'The meta description is shown whole',
      unmet: 'The meta description is missing or too long',
    },
    link: {
      met: 'At least one link',
      unmet: 'No link yet',
    },
    internalLink: {
      met: 'Leads to another page of your website',
      unmet: 'No link to a page of your own website, so readers find no way on',
    },
    externalLink: {
      met: 'Names a page of another website',
      unmet: 'No link to another website that backs up what you say',
    },
    keywordInHeading: {
      met: 'Main keyword in a heading',
      unmet: 'The main keyword is in no heading',
    },
    keywordInMeta: {
      met: 'Main keyword in the meta texts',
      unmet: 'The main keyword is in neither meta title nor description',
    },
    keywordOften: {
      met: 'Main keyword often enough ({{percent}} %)',
      unmet: 'Main keyword at {{percent}} % of the words; 0.5 to 2.5 % is usual',
    },
    headingLength: {
      met: 'Headings are short',
      unmet: 'Headings with more than 80 characters: {{count}}',
    },
    readability: {
      met: 'Easy to read',
      unmet: 'Hard to read ({{value}} of 100)',
    },
    longSentences: {
      met: 'Most sentences are short',
      unmet: '{{percent}} % of the sentences have more than 25 words',
    },
    longParagraphs: {
      met: 'No overlong paragraph',
      unmet: 'Paragraphs with more than 150 words: {{count}}',
    },
    linkText: {
      met: 'Links say where they lead',
      unmet: 'Links that do not say where they lead: {{count}}',
    },
    altText: {
      met: 'Every image has an alternative text',
      unmet: 'Images without an alternative text: {{count}}',
    },
  },
};
