/** Calls a function after the next paint; returns a function that cancels the call. */
export function afterPaint(call: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(call);
  };
  // A task queued in an animation frame runs after its paint. Hidden windows don't paint.
  if (document.hidden) soon();
  else frame = requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
