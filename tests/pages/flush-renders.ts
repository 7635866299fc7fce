import React from 'react';
import { flushSync } from 'react-dom';

/** Resolves after all queued effects and messages, also with fake timers. */
function afterTasks(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

// `vitest-browser-react` needs `React.act`, which production builds of React lack. This replacement
// renders synchronously. Import this module before `vitest-browser-react`.
Object.assign(React, {
  act: async (render: () => Promise<void>) => {
    let rendered = Promise.resolve();
    flushSync(() => {
      rendered = render();
    });
    await rendered;
    await afterTasks();
  },
});
