// <n-queens> in the JSX of React 18 and 19: import type {} from 'queenscope/react'
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { NQueensAttributes } from './attributes.js';
import type { NQueens } from './embed.js';

type NQueensProps = Omit<DetailedHTMLProps<HTMLAttributes<NQueens>, NQueens>, keyof NQueensAttributes> & NQueensAttributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'n-queens': NQueensProps;
    }
  }
}
