import type { DeviceTexts } from './deviceVault';
import { isSealedPlace } from './sealedPlaces';

/** The part of the browser's localStorage that is used. */
export type Texts = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's localStorage, where what is written is sealed and what is read is opened. */
export function sealedBackend(backend: Texts, texts: DeviceTexts): Texts {
  return {
    get length() {
      return backend.length;
    },
    key: (index) => backend.key(index),
    getItem(key) {
      const text = backend.getItem(key);
      return text === null || !isSealedPlace(key) ? text : texts.open(key, text);
    },
    setItem: (key, text) => backend.setItem(key, isSealedPlace(key) ? texts.seal(key, text) : text),
    removeItem: (key) => backend.removeItem(key),
  };
}
