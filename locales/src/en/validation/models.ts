// What is wrong with a price of a model.
export default {
  price_of_day: 'There is already a price from this day',
};
