import { keyPrefix } from './keys';
import type { LocalTexts } from './localTexts';

/** A stored text that could not be read and was set aside, under the key it lay at. */
export type SetAside = { key: string; text: string };

const prefix = `${keyPrefix}set-aside/`;

export type AsideTexts = ReturnType<typeof createAsideTexts>;

/** What could not be read, kept unchanged under keys of its own. */
export function createAsideTexts(local: LocalTexts, report: () => void) {
  const entries: SetAside[] = [];
  /** Texts that there was no room to set aside, by the key that they still lie at. */
  const stuck = new Map<string, string>();

  function list({ key, text }: SetAside) {
    if (!entries.some((entry) => entry.key === key && entry.text === text)) entries.push({ key, text });
  }

  function move(key: string, text: string): boolean {
    const name = prefix + key.slice(keyPrefix.length);
    let target = name;
    for (let copy = 2; local.get(target) !== null && local.get(target) !== text; copy += 1)
      target = `${name}~${String(copy)}`;
    if (!local.putAll([[target, text]])) return false;
    if (local.get(key) === text) local.putBack(key, null);
    stuck.delete(key);
    return true;
  }

  return {
    /** Finds what was set aside at earlier starts. */
    readFrom: (keys: readonly string[]) => {
      const asideKeys = new Set(keys.filter((key) => key.startsWith(prefix)));
      for (const key of asideKeys) {
        const origin = key.replace(/~\d+$/, '');
        const name = asideKeys.has(origin) ? origin : key;
        list({ key: name.slice(prefix.length), text: local.get(key) ?? '' });
      }
    },

    /** Moves a text that cannot be understood out of the way. Where there is no room for it, it stays where it is. */
    put: (key: string, text: string) => {
      list({ key: key.slice(keyPrefix.length), text });
      if (!move(key, text)) stuck.set(key, text);
      report();
    },

    /** Moves what lies at keys that are to be written out of the way; false where there is no room for it. */
    makeWay: (keys: Iterable<string>): boolean => {
      for (const key of keys) {
        const text = stuck.get(key);
        if (text === undefined) continue;
        if (local.get(key) !== text) stuck.delete(key);
        else if (!move(key, text)) return false;
      }
      return true;
    },

    entries: (): SetAside[] => [...entries],

    /** Removes texts that were set aside. Where they cannot be removed, they stay. */
    remove: (gone: readonly SetAside[]) => {
      const isGone = ({ key, text }: SetAside) => gone.some((entry) => entry.key === key && entry.text === text);
      for (const key of local.keys()) {
        if (!key.startsWith(prefix)) continue;
        const name = key.slice(prefix.length);
        const text = local.get(key) ?? '';
        if (isGone({ key: name, text }) || isGone({ key: name.replace(/~\d+$/, ''), text })) local.putBack(key, null);
      }
      for (const entry of entries.filter(isGone)) {
        if (stuck.get(keyPrefix + entry.key) !== entry.text) entries.splice(entries.indexOf(entry), 1);
      }
      report();
    },
  };
}
