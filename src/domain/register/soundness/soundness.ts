import type { ContentOf, KindThatMeets } from '../kinds/kinds';
import { findUnsoundPart } from './recordSoundness';
import type { Unsoundness } from './unsoundness';

/** Why a record cannot be true, for the kinds over which two registers meet by history. @param now an instant */
export const soundness: {
  [Name in KindThatMeets<'history'>]: (content: ContentOf<Name>, now: string) => Unsoundness | undefined;
} = { scheme: findUnsoundPart };
