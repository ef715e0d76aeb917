// Common search phrases that do not work as headlines.
export interface SearchKeywords {
  /** A keyword about the searcher or the price: "near me", "cost". */
  noHeadline: RegExp;
  /** Cities and regions in lower case, separated by ";": a keyword writes them small. Names that are words too are left out. */
  towns: string;
}

const keywords: SearchKeywords = {
  noHeadline: /(?<!\p{L})(?:near (?:me|you|by)|nearby|in my area|close to me|how much|(?:prices?|(?<!low )costs?)$)(?!\p{L})/iu,
  towns:
    'london;manchester;birmingham;liverpool;leeds;sheffield;bristol;newcastle;nottingham;leicester;edinburgh;glasgow;cardiff;belfast;dublin;oxford;cambridge;brighton;plymouth;southampton;portsmouth;norwich;exeter;gloucester;worcester;canterbury;swansea;aberdeen;dundee;inverness;york;kent;essex;sussex;surrey;devon;cornwall;dorset;somerset;norfolk;suffolk;shropshire;yorkshire;lancashire;cheshire;hampshire;oxfordshire;wiltshire;gloucestershire;cumbria;northumberland;england;scotland;wales;ireland;new york;los angeles;chicago;houston;boston;seattle;denver;dallas;austin;atlanta;miami;san francisco;san diego;philadelphia;portland;texas;california;florida;toronto;vancouver;montreal;sydney;melbourne;brisbane;perth;auckland;',
};

export default keywords;
