// The checks of a page: links, images, data and markup.
export default {
  keyword_text: {
    name: 'Keyword in the first 100 words',
    advice: 'The subject should be plain at once. Name it in the first paragraph.',
  },
  image_alt: {
    name: 'Images without alternative text',
    advice:
      'Without an alt attribute neither screen readers nor image search know the image. Describe each; give ornaments an empty alt.',
  },
  internal_links: {
    name: 'Internal links',
    advice: 'Links to your own pages lead visitors and robots on. Add some to related pages.',
  },
  link_texts: {
    name: 'Links without text',
    advice: 'A link without words says nothing about its target. Give each a text, or its image an alt.',
  },
  broken_links: {
    name: 'Broken links',
    advice: 'A dead end annoys visitors and wastes crawling. Fix or remove the links shown.',
  },
  structured_data: {
    name: 'Structured data (JSON-LD)',
    advice: 'Structured data make rich results possible; a block that is no valid JSON with a type is ignored. Add or fix them.',
  },
  hreflang: {
    name: 'hreflang',
    advice:
      'A set of hreflang links counts only with valid codes and a link to the page itself. Fix the codes shown or add the missing link.',
  },
  language: {
    name: 'Language named',
    advice: 'The lang attribute lets browsers translate and screen readers pronounce rightly. Set it at the html element.',
  },
  social: {
    name: 'Social tags',
    advice: 'Without og:title and og:image networks guess what a shared link looks like. Add both.',
  },
  viewport: {
    name: 'Mobile viewport',
    advice: 'Google reads the mobile page first. Add a viewport meta tag with width=device-width.',
  },
  https: {
    name: 'Encrypted address',
    advice: 'Browsers warn of pages without https, and https is preferred in search. Move the page.',
  },
  weight: {
    name: 'Weight of the markup',
    advice: 'Heavy markup loads slowly, and Google reads only its first 2 MB. Take out inline scripts, styles and data.',
  },
};
