// What a property listing says around the facts: every noun with the agreement that its language asks for.

export type PropertyType = 'villa' | 'flat' | 'terraced_house' | 'penthouse' | 'cottage';
export type Condition = 'new_build' | 'renovated' | 'good' | 'to_be_renovated';
export type Kitchen = 'eat_in' | 'open_plan' | 'kitchenette' | 'separate';
export type Plus = 'terrace' | 'garage' | 'lift';

export type FactName =
  | 'offer'
  | 'type'
  | 'place'
  | 'price'
  | 'rent'
  | 'area'
  | 'bedrooms'
  | 'living_rooms'
  | 'kitchen'
  | 'bathrooms'
  | 'floor'
  | 'lift'
  | 'terrace'
  | 'garage'
  | 'transport'
  | 'condition'
  | 'energy';

export interface PropertyPhrases {
  facts: Record<FactName, string>;
  yes: string;
  offer: { sell: string; rent: string };
  /** "Renovated flat": type with the condition where that is a plus or must be known. */
  home: (type: PropertyType, condition: Condition) => string;
  /** Type alone, as a heading writes it. */
  types: Record<PropertyType, string>;
  kitchens: Record<Kitchen, string>;
  /** The kitchen with its article, as one of several rooms. */
  kitchenInList: Record<Kitchen, string>;
  conditions: Record<Condition, string>;
  /** The headline: home, its best plus and where it is. */
  title: (home: string, plus: Plus | null, place: string) => string;
  /** "in San Salvario, Turin". */
  place: (district: string, city: string) => string;
  bedrooms: (count: number) => string;
  livingRooms: (count: number) => string;
  bathrooms: (count: number) => string;
  pluses: Record<Plus, string>;
  area: (size: string) => string;
  /** First sentence of the description. */
  opening: (facts: {
    home: string;
    type: PropertyType;
    plus: Plus | null;
    area: string;
    place: string;
    isRental: boolean;
  }) => string;
  /** What the home consists of; `rooms` is a finished list. */
  layout: (rooms: string) => string;
  building: (facts: { floor: string; hasLift: boolean; hasGarage: boolean }) => string[];
  extras: string;
  transport: (words: string) => string;
  condition: Record<Condition, string>;
  price: (price: string, isRental: boolean) => string;
  energy: (energyClass: string) => string;
  energyPending: string;
  energyExempt: string;
  energyFact: { pending: string; exempt: string };
  shortOffer: (home: string, place: string, isRental: boolean) => string;
}
