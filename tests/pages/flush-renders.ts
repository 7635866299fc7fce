import React from 'react';
import { flushSync } from 'react-dom';

/** Resolves after what is queued already, effects and messages, whatever clock the test has. */
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

// What `vitest-browser-react` asks of React, whose build for visitors lacks it: that a render stands
// when it resolves. To be imported before it.
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
