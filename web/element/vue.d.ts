// <n-queens> in the templates of Vue 3: import type {} from 'queenscope/vue'
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { NQueensAttributes } from './attributes.js';
import type { NQueensEventMap } from './embed.js';

/** Events that a template listens to, as in `@ready`. */
type Listeners = { [Name in keyof NQueensEventMap as `on${Capitalize<Name>}`]?: (event: NQueensEventMap[Name]) => unknown };

declare module 'vue' {
  interface GlobalComponents {
    'n-queens': DefineComponent<NQueensAttributes & Listeners & Omit<HTMLAttributes, keyof NQueensAttributes>>;
  }
}
