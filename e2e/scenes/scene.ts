import type { Portal } from '../pages/Portal';
import type { Role } from '../support/people';
import { findSampleClaim } from '../support/storage';

/** One sight of the portal: a screen, one of its tabs or states, a dialog, an open menu. */
export type Scene = {
  /** Words of small letters, unique among all; a picture's file bears them. */
  name: string;
  /** Leads there, in English, from wherever the portal is. */
  show: (portal: Portal) => Promise<void>;
  /** It goes on from the scene before it and cannot be shown alone. */
  goesOn?: true;
  /** No register is open yet that could tell the language. */
  inEnglishAlone?: true;
  /** What people or files wrote that happens to be a word of the portal, too. */
  written?: readonly string[];
};

/** Scenes that one sign-in serves, one after the other. */
export type SceneGroup = {
  name: string;
  /** Who signs in first; without one the scenes begin with a browser that never opened the portal. */
  role?: Role;
  /** The scenes need the clock of the browser in hand. */
  takesClock?: true;
  scenes: readonly Scene[];
};

export const isPhone = ({ page }: Portal) => (page.viewportSize()?.width ?? 0) < 600;

/** A button of the page or of what lies over it. */
export const button = ({ page }: Portal, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens a claim of the sample register that stands at a status. */
export async function openClaimAt(portal: Portal, status: string, tab?: Parameters<Portal['claim']['open']>[1]) {
  const { id } = await findSampleClaim(portal.page, status);
  await portal.claim.open(id, tab);
}

/** The first claim of the register whose record holds some words. */
export const claimWith = ({ page }: Portal, words: string) =>
  page.evaluate((sought) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('reg/claims/'));
    const found = keys.sort().find((key) => localStorage.getItem(key)?.includes(sought));
    return found?.slice('reg/claims/'.length) ?? '';
  }, words);

/** What is asked before a deed is there. */
export const question = ({ page }: Portal) => page.getByRole('alertdialog').waitFor();

export const dialog = ({ page }: Portal, name?: string | RegExp) => page.getByRole('dialog', { name }).waitFor();

export const heading = ({ page }: Portal, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();

export const menu = ({ page }: Portal) => page.getByRole('menu').waitFor();
