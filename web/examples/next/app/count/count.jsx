'use client';
import { useEffect, useState } from 'react';
import { countAsync } from 'queenscope/count';

/** The number of solutions, counted in the reader's browser. */
export function Count({ n }) {
  const [count, setCount] = useState('…');
  useEffect(() => {
    const leaving = new AbortController();
    countAsync(n, { signal: leaving.signal }).then(
      (found) => setCount(String(found)),
      (error) => leaving.signal.aborted || setCount(error.message),
    );
    return () => leaving.abort();
  }, [n]);
  return <output>{count}</output>;
}
