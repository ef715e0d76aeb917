// What the estimate of a domain's strength says.
export default {
  explained:
    'Estimates of this platform from the rank list you entered: rank 1 is 100, rank 100 million is 0, on a log scale. A page loses 5 points for each folder and is at most 10 when it does not answer with 200. They compare pages; they are no figures of Moz or Google.',
  connected: 'Source: {source}, {date}. Strength by links from other domains, from 0 to 100; only for comparing pages.',
  no_list: 'No data: no source of ranks is connected. Paste a rank list as CSV (domain; rank).',
  no_data: 'no data',
};
