import { webcrypto } from 'node:crypto';
import { asAsked } from './quickJsdom';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Node's Request refuses a signal made by jsdom, and the router hands it one with every navigation. */
class PageRequest extends Request {
  private readonly pageSignal: AbortSignal | undefined;

  constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    super(input, init);
    this.pageSignal = signal ?? undefined;
  }

  override get signal() {
    return this.pageSignal ?? super.signal;
  }
}

/** An open channel keeps the process alive: whatever a test leaves open is closed with its environment. */
function trackedBroadcastChannel(open: Set<BroadcastChannel>) {
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      open.add(this);
    }
  };
}

let insertRule: CSSStyleSheet['insertRule'] | undefined;

/**
 * Of what MUI writes, only what a test may ask about is kept.
 * @param prototype all windows of a process share it
 */
function keepWhatIsAsked(prototype: CSSStyleSheet) {
  const insert = (insertRule ??= prototype.insertRule);
  prototype.insertRule = function (rule, index = 0) {
    const kept = asAsked(rule);
    return /\{[^{}]+\}/.test(kept) ? insert.call(this, kept, index) : index;
  };
}

/** jsdom lacks, or has only in part, what the router, the data grid and the documents need: hand on Node's. */
export default class PortalEnvironment extends TestEnvironment {
  private readonly channels = new Set<BroadcastChannel>();

  override async setup() {
    await super.setup();
    Object.assign(this.global, {
      ArrayBuffer,
      Blob,
      BroadcastChannel: trackedBroadcastChannel(this.channels),
      CompressionStream,
      DecompressionStream,
      File,
      Headers,
      ReadableStream,
      Request: PageRequest,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      Uint8Array,
      WritableStream,
      fetch,
      structuredClone,
    });
    keepWhatIsAsked(this.global.CSSStyleSheet.prototype);
    Object.defineProperty(this.global, 'crypto', { value: webcrypto });
    Object.assign(this.global.URL, {
      createObjectURL: (blob: Blob) => URL.createObjectURL(blob),
      revokeObjectURL: (url: string) => URL.revokeObjectURL(url),
    });
  }

  override async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
