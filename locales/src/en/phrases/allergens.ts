// What a menu says of allergens.
export default {
  /** Says of these ingredients that the kitchen has to be asked. */
  askTheKitchen: (ingredients: string) => `not recognised, ask the kitchen: ${ingredients}`,
  /** What a cell says that names no allergen: an empty one would look like none. */
  noneNamed: 'none named – confirm with the kitchen',
};
