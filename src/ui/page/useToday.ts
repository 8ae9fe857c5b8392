import { useEffect, useState } from 'react';
import { kampalaToday } from '../../domain/calendar';

/** Today in Africa/Kampala, YYYY-MM-DD; it goes on when midnight passes while the screen is open. */
export function useToday(): string {
  const [today, setToday] = useState(kampalaToday);

  useEffect(() => {
    // Looked at again and again: a timer to midnight would come late on a device that slept.
    const timer = setInterval(() => setToday(kampalaToday()), 30_000);
    return () => clearInterval(timer);
  }, []);

  return today;
}
