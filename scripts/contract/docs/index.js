const field = document.querySelector('input[type=search]');
const none = document.getElementById('none');
const operations = [...document.querySelectorAll('.operation')];
const groups = [...document.querySelectorAll('[data-group]')];

/** Shows the operations that hold every word, in the page and in its index. */
function filter() {
  const words = field.value.toLowerCase().split(/\s+/);
  for (const operation of operations) {
    const fits = words.every((word) => operation.dataset.words.includes(word));
    operation.hidden = !fits;
    document.querySelector(`nav a[href="#${operation.id}"]`).parentElement.hidden = !fits;
  }
  for (const group of groups) {
    group.hidden = !group.querySelector('.operation:not([hidden]), li:not([hidden])');
  }
  none.hidden = operations.some((operation) => !operation.hidden);
}

field.addEventListener('input', filter);

/** Marks in the index what the address names, and brings it into the index's view, not the page's. */
function mark() {
  const index = document.getElementById('index');
  for (const link of index.querySelectorAll('a')) {
    if (link.hash !== location.hash) {
      link.removeAttribute('aria-current');
      continue;
    }
    link.setAttribute('aria-current', 'true');
    const down = link.getBoundingClientRect().top - index.getBoundingClientRect().top;
    if (down < 0 || down > index.clientHeight - 40)
      index.scrollTop += down - index.clientHeight / 2;
  }
}

addEventListener('hashchange', mark);
mark();
