/** The nodes of sanitised HTML, as they are shown: links open safely, of styles the alignment stays. */
export function safeNodes(parent: ParentNode): Node[] {
  for (const link of parent.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const styled of parent.querySelectorAll<HTMLElement>('[style]')) {
    const { textAlign } = styled.style;
    styled.removeAttribute('style');
    styled.style.textAlign = textAlign;
  }
  return [...parent.childNodes];
}
