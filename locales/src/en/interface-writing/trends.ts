export default {
  chart: 'Chart of {{title}}; the tables below hold the same figures',
  popularity: 'Popularity',
};
