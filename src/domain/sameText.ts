/** Whether two forms, which in the wizard hold text alone, say the same. */
export function sameText(a: Record<string, string>, b: Record<string, string>): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}
