// What the trend tools say about their figures.
export default {
  wikimedia:
    'Source: page views of Wikipedia ({project}) by Wikimedia, {date}. 100 is the highest figure shown. Interest of readers of an encyclopaedia, not of searchers.',
  connected: 'Source: {source}, {date}. 100 is the highest figure shown.',
  breakout: 'A growth of 5,000 % stands for more than that: there were hardly any searches before.',
  own: 'Source: the figures you entered, {date}. 100 is the highest of them; nothing was added.',
  short: 'Too little data for a season: at least two years are needed.',
  none: 'No data for: {list}.',
};
