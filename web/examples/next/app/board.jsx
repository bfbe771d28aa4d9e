'use client';
import { useEffect } from 'react';

/** A board. The element is for browsers, and the page of the board is what package.json copies to public/. */
export function Board(parameters) {
  useEffect(() => {
    import('queenscope/embed').then(({ NQueens }) => (NQueens.site = '/queenscope/'));
  }, []);
  return <n-queens {...parameters} />;
}
