const field = document.querySelector('input[type=search]');
const none = document.getElementById('none');
const articles = [...document.querySelectorAll('.operation, .record')];
const groups = [...document.querySelectorAll('[data-group]')];
const texts = new Map();

/** All that an article says, its examples and rules, too; read when it is first asked for. */
function textOf(article) {
  if (!texts.has(article)) texts.set(article, `${article.id} ${article.textContent}`.toLowerCase());
  return texts.get(article);
}

/** Shows the operations and records that hold every word, in the page and in its index. */
function filter() {
  const words = field.value.toLowerCase().split(/\s+/);
  for (const article of articles) {
    article.hidden = !words.every((word) => textOf(article).includes(word));
    const link = document.querySelector(`nav li a[href="#${article.id}"]`);
    if (link !== null) link.parentElement.hidden = article.hidden;
  }
  for (const group of groups) {
    group.hidden = !group.querySelector('.operation:not([hidden]), li:not([hidden])');
  }
  none.hidden = articles.some((article) => !article.hidden);
}

field.addEventListener('input', filter);

/** Copies an example; where the page may not (plain http), it is marked for the reader to copy. */
async function copy(example, button) {
  document.getSelection().selectAllChildren(example);
  try {
    await document.defaultView.navigator.clipboard.writeText(example.textContent);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
  }
}

for (const example of document.querySelectorAll('pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copy(example, button));
  example.before(button);
}

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
