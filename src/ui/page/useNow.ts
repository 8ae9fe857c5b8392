import { useEffect, useState } from 'react';

const thisMinute = () => `${new Date().toISOString().slice(0, 16)}:00.000Z`;

/** The minute it is, as an instant; it goes on while the screen is open. */
export function useNow(): string {
  const [now, setNow] = useState(thisMinute);

  useEffect(() => {
    const timer = setInterval(() => setNow(thisMinute()), 10_000);
    return () => clearInterval(timer);
  }, []);

  return now;
}
