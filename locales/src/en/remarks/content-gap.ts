// What the comparison with competitors says.
export default {
  shared: 'Fix first what most competitors cover and your page does not: {list}.',
  questions:
    'Questions that competitors answer under headings and your page does not ask: {count}. Answer those that your customers have.',
  shorter: 'Your page has {own} words, the competitors’ {theirs} on average. Length is no goal: add substance, not words.',
  keyword: 'The keyword “{keyword}” is in the text of {count} of {total} competitors, and not in yours.',
  strengths: 'Keep what only your page covers: {list}.',
  unread: 'These pages could not be read and were left out: {list}.',
  only_these: 'Only the pages given were compared ({count}). Use the topics as a list of ideas, never their wording.',
};
