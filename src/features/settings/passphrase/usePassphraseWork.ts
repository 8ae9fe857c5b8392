import type { VaultRefusal, VaultResult } from '../../../platform/vault/work';
import { useEffect, useRef, useState } from 'react';
import type { PassphraseEvent } from '../../../domain/user/passphraseEvents';
import type { ConversionProgress } from '../../../platform/vault/convert';
import { useAppDispatch } from '../../../store/hooks';
import { recordPassphrase } from '../../../store/settings/deviceCommands';

export type WorkStep = 'deriving' | 'tabs' | ConversionProgress;

type WorkPorts = {
  onProgress: (progress: ConversionProgress) => void;
  begun: () => Promise<unknown>;
  recordRollback: () => Promise<boolean>;
  signal: AbortSignal;
};

/** One work on the device passphrase: how far it is, its event, and giving up while other tabs are waited for. */
export function usePassphraseWork(event: PassphraseEvent) {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<WorkStep | null>(null);
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  const run = async (work: (ports: WorkPorts) => Promise<VaultResult>): Promise<VaultResult> => {
    const controller = new AbortController();
    waiting.current = controller;
    setStep('deriving');
    // What takes longer is the other tabs.
    const slow = setTimeout(() => setStep((now) => (now === 'deriving' ? 'tabs' : now)), 3000);
    const result = await work({
      onProgress: setStep,
      begun: () => dispatch(recordPassphrase(event)),
      recordRollback: async () => {
        const recorded = await dispatch(recordPassphrase('off'));
        return recorded.ok && recorded.stored;
      },
      signal: controller.signal,
    });
    clearTimeout(slow);
    setStep(null);
    return result;
  };

  return { step, run, giveUp: () => waiting.current?.abort() };
}

/** Why the passphrase is as it was, in words; a wrong one is told at its field. */
export const failureWords = {
  full: 'Not enough space on this device: encrypted data needs a few per cent more. Free some space and try again. Nothing was changed.',
  unavailable: 'This is not finished yet. We will finish it the next time you open the portal. Nothing is lost.',
  overtaken: 'The passphrase was changed in another tab. Reload this page. Nothing was changed here.',
  damaged:
    'The saved passphrase settings are damaged or were changed outside the portal. Reload this page. Nothing was changed here.',
  cancelled: 'Nothing was changed.',
} as const satisfies Record<Exclude<VaultRefusal, 'wrong'>, string>;
