// Column names of store files, and the words of opening hours.
export default {
  /** Columns of a file of stores, and lines of its facts. */
  columns: {
    name: ['name', 'store', 'store name', 'shop', 'branch'],
    address: ['address', 'street', 'street address'],
    city: ['city', 'town', 'city or area'],
    hours: ['hours', 'opening hours', 'opening times'],
    phone: ['phone', 'phone number', 'telephone', 'tel'],
  },
  /** Words of opening hours beside days and times; `aside` says nothing that these do not. */
  opening: {
    daily: ['daily', 'every day'],
    closed: ['closed'],
    to: ['to', 'until', 'till'],
    and: ['and'],
    aside: ['open', 'from'],
  },
};
