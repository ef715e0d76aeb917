// What the meta tag generator finds wrong or worth knowing.
export default {
  title_long: 'The title has {is} characters; above {limit} it is often cut.',
  title_wide: 'The title is {is} px wide; search results show {limit} px.',
  description_long: 'The description has {is} characters; above {limit} it is often cut.',
  description_wide: 'The description is {is} px wide; search results show {limit} px.',
  keywords_ignored: 'Google ignores the keywords tag.',
  revisit_ignored: 'Google ignores the revisit-after tag.',
  hidden: 'With noindex the page will not appear in search results.',
  not_utf8: 'The HTML standard asks for UTF-8; choose another encoding only if your server really sends it.',
  no_image: 'Without a social image, shared links show no image.',
};
