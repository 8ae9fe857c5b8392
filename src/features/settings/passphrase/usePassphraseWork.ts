import { useEffect, useRef, useState } from 'react';
import type { PassphraseEvent } from '../../../domain/user/passphraseEvents';
import type { ConversionProgress } from '../../../platform/vault/convert';
import type { VaultResult } from '../../../platform/vault/work';
import { useAppDispatch } from '../../../store/hooks';
import { recordPassphrase } from '../../../store/settings/deviceCommands';

export type WorkStep = 'deriving' | 'tabs' | ConversionProgress;

type WorkPorts = {
  tell: (progress: ConversionProgress) => void;
  begun: () => Promise<unknown>;
  wentBack: () => Promise<boolean>;
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
      tell: setStep,
      begun: () => dispatch(recordPassphrase(event)),
      wentBack: async () => {
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
