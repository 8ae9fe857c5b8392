/** What the browser says of the room it gives the portal. Undefined is what it does not say. */
export type StorageStatus = {
  /** Bytes that everything kept takes, evidence files included, and bytes that it may take. */
  usage?: number;
  quota?: number;
  /** Whether it is kept until somebody deletes it, however short of room the device gets. */
  persisted?: boolean;
  /** UTF-16 units in localStorage, where the records lie until they move to the database. */
  recordUnits: number;
};

/** How many UTF-16 units browsers commonly let localStorage hold, keys included; none says so itself. */
export const recordUnitsLimit = 5_242_880;

/** How storage stands now. */
export async function readStorageStatus(): Promise<StorageStatus> {
  const room = await readRoom();
  // Every record is looked at: after what the browser was asked, not along with the event that changed it.
  return { ...room, recordUnits: countRecordUnits() };
}

/**
 * Asks the browser to keep what is stored until somebody deletes it; some ask the person, once. Where it refuses, or
 * knows of no such thing, all is kept as long as the device has room.
 */
export async function askToKeepStorage(): Promise<void> {
  const manager: Partial<StorageManager> = navigator.storage ?? {};
  try {
    if (!(await manager.persisted?.())) await manager.persist?.();
  } catch {
    // A private window may refuse to be asked; Settings shows how it stands.
  }
}

async function readRoom(): Promise<Omit<StorageStatus, 'recordUnits'>> {
  // Neither exists outside a secure context, and a private window may refuse either.
  const manager: Partial<StorageManager> = navigator.storage ?? {};
  try {
    const estimate = await manager.estimate?.();
    return { usage: estimate?.usage, quota: estimate?.quota, persisted: await manager.persisted?.() };
  } catch {
    return {};
  }
}

/** UTF-16 units in localStorage, keys included; 0 where it cannot be read. */
export function countRecordUnits(): number {
  try {
    let units = 0;
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index) ?? '';
      units += key.length + (localStorage.getItem(key)?.length ?? 0);
    }
    return units;
  } catch {
    return 0;
  }
}
