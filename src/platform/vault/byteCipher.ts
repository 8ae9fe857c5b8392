/** Bytes as they lie sealed in IndexedDB. The type of the file is bound to them, and is told by their record anyway. */
export type SealedBytes = { sealed: 1; type: string; nonce: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

/** Seals files and snapshots, which may be large, off the page's own thread. */
export type ByteCipher = {
  seal(place: string, bytes: Blob): Promise<SealedBytes>;
  /** Rejects when they do not open at this place with this key. */
  open(place: string, value: SealedBytes): Promise<Blob>;
};

/**
 * AES-256-GCM by the browser, each with a random nonce of 96 bits and bound to its place.
 * @param formers keys of before, which open what they sealed
 */
export function createByteCipher(key: CryptoKey, formers: readonly CryptoKey[]): ByteCipher {
  return {
    async seal(place, blob) {
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const { type } = blob;
      const bytes = await crypto.subtle.encrypt(parameters(nonce, place, type), key, await blob.arrayBuffer());
      return { sealed: 1, type, nonce, bytes };
    },
    async open(place, { type, nonce, bytes }) {
      const how = parameters(nonce, place, type);
      const openWith = (each: CryptoKey) => crypto.subtle.decrypt(how, each, bytes);
      const opened = formers.reduce((asked, former) => asked.catch(() => openWith(former)), openWith(key));
      return new Blob([await opened], { type });
    },
  };
}

function parameters(iv: Uint8Array<ArrayBuffer>, place: string, type: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${place}\n${type}`) };
}
