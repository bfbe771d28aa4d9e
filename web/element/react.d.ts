// <n-queens> in the JSX of React 18 and 19: import type {} from 'queenscope/react'
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { NQueensAttributes } from './attributes.js';
import type { NQueens, NQueensEventMap } from './embed.js';

/** Events that React 19 listens to, as in `onanswer={…}`. In React 18 add listeners through `ref`. */
type Listeners = { [Name in keyof NQueensEventMap as `on${Name}`]?: ((event: NQueensEventMap[Name]) => unknown) | null | undefined };

type NQueensProps = Omit<DetailedHTMLProps<HTMLAttributes<NQueens>, NQueens>, keyof NQueensAttributes | keyof Listeners> & NQueensAttributes & Listeners;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'n-queens': NQueensProps;
    }
  }
}
