/** A record by an id that may come from an address: "constructor" and its like name no record. */
export function findRecord<Item>(entities: Record<string, Item>, id: string): Item | undefined {
  return Object.hasOwn(entities, id) ? entities[id] : undefined;
}
