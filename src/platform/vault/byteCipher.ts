/** Bytes as they lie sealed in IndexedDB. The type of the file is bound to them, and is told by their record anyway. */
export type SealedBytes = { sealed: 1; type: string; nonce: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

/** Seals files and snapshots, which may be large, off the page's own thread. */
export type ByteCipher = {
  seal(place: string, bytes: Blob): Promise<SealedBytes>;
  /** Rejects when they do not open at this place with this key. */
  open(place: string, value: SealedBytes): Promise<Blob>;
};

/** AES-256-GCM by the browser, each with a random nonce of 96 bits and bound to its place. */
export function createByteCipher(key: CryptoKey): ByteCipher {
  return {
    async seal(place, blob) {
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const { type } = blob;
      const bytes = await crypto.subtle.encrypt(parameters(nonce, place, type), key, await blob.arrayBuffer());
      return { sealed: 1, type, nonce, bytes };
    },
    async open(place, { type, nonce, bytes }) {
      return new Blob([await crypto.subtle.decrypt(parameters(nonce, place, type), key, bytes)], { type });
    },
  };
}

function parameters(iv: Uint8Array<ArrayBuffer>, place: string, type: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${place}\n${type}`) };
}
