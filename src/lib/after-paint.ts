/**
 * Calls once the browser has drawn what is to be drawn now: for what may follow a page's change but
 * must not hold it up. Answers what cancels it.
 */
export function afterPaint(call: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(call);
  };
  // A task set from a frame's callback runs when that frame has been drawn. A window that nobody
  // sees draws none.
  if (document.hidden) soon();
  else frame = requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
