import type { FurtherForms, ItemPath, KindFieldName } from './incident';
import { itemKinds, type ItemKind } from './incidents';

/** The further items that `listOf` gives each kind. */
export const furtherBy = (listOf: (kind: ItemKind) => object[]): FurtherForms =>
  Object.fromEntries(itemKinds.map((kind) => [kind, listOf(kind)])) as FurtherForms;

/** @param place among the further ones, from 0 */
export const itemPath = (kind: ItemKind, place: number, name: KindFieldName): ItemPath =>
  `further.${kind}.${place}.${name}` as ItemPath;
