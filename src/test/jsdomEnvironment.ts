import { webcrypto } from 'node:crypto';
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

/** What a test asks of a style: whether something shows, can be pressed, and keeps its letters to itself. */
const askedOfStyles = /(?:^|[{;\s])(?:display|opacity|pointer-events|unicode-bidi|visibility)\s*:/;

let insertRule: CSSStyleSheet['insertRule'] | undefined;

/**
 * jsdom lays nothing out, and holds every rule against every element for each question about one: with all that MUI
 * writes, screen tests did little else. The rules that nothing is asked of are left out.
 * @param prototype all windows of a process share it
 */
function keepRulesAskedOf(prototype: CSSStyleSheet) {
  const insert = (insertRule ??= prototype.insertRule);
  prototype.insertRule = function (rule, index = 0) {
    return askedOfStyles.test(rule) ? insert.call(this, rule, index) : index;
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
    keepRulesAskedOf(this.global.CSSStyleSheet.prototype);
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
