type Typed = string | readonly Typed[] | { readonly [field: string]: Typed };

/** Whether two forms, which in the wizard hold text alone and lists of it, say the same. */
export function sameText(a: Typed, b: Typed | undefined): boolean {
  if (typeof a === 'string' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) && a.length !== Object.keys(b).length) return false;
  const other = new Map(Object.entries<Typed>(b));
  return Object.entries<Typed>(a).every(([field, value]) => sameText(value, other.get(field)));
}
