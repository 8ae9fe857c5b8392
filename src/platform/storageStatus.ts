/** What the browser says of the room it gives the portal. Undefined is what it does not say. */
export type StorageStatus = {
  /** Bytes that everything kept takes, evidence files included, and bytes that it may take. */
  usage?: number;
  quota?: number;
  /** Whether it is kept until somebody deletes it, however short of room the device gets. */
  persisted?: boolean;
  /** UTF-16 units in localStorage, where the records lie. */
  recordUnits: number;
};

/** How many UTF-16 units browsers commonly let localStorage hold, keys included; none says so itself. */
export const recordUnitsLimit = 5_242_880;

/** How storage stands now. */
export async function readStorageStatus(): Promise<StorageStatus> {
  const recordUnits = countRecordUnits();
  // Neither exists outside a secure context, and a private window may refuse either.
  const manager: Partial<StorageManager> = navigator.storage ?? {};
  try {
    const estimate = await manager.estimate?.();
    return { usage: estimate?.usage, quota: estimate?.quota, persisted: await manager.persisted?.(), recordUnits };
  } catch {
    return { recordUnits };
  }
}

function countRecordUnits(): number {
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
