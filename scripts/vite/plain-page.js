// Runs before anything else, in any browser: nothing in it may be newer than ECMAScript 5.
// Shows the plain page (the content of the HTML's <noscript>) where the site can't run.
(function () {
  function isSupported() {
    try {
      // What the oldest browsers of the policy were the last to get: Safari 16.4, Firefox 115,
      // Chromium 111. An old one doesn't read a single file of the site that has the first in it.
      new RegExp('(?<=a)b');
      return (
        'noModule' in document.createElement('script') &&
        'toSorted' in Array.prototype &&
        window.CSS.supports('color', 'color-mix(in srgb, red, red)')
      );
    } catch (error) {
      return false;
    }
  }

  var plainPage = { supported: isSupported(), running: false, show: show };
  var reason;

  function put() {
    var source = document.getElementsByTagName('noscript')[0];
    if (!source) return;
    document.body.innerHTML = source.textContent;
    document.getElementById('plain-page').className = reason;
    document.getElementById('plain-reload').onclick = function () {
      location.reload();
    };
  }

  function show(why) {
    if (reason) return;
    reason = why;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put);
    else put();
  }

  window.plainPage = plainPage;
  if (!plainPage.supported) {
    show('browser');
    return;
  }
  // A script of the page that doesn't come: its own address or one that it imports.
  function onError(event) {
    if (event.target.type === 'module' && !plainPage.running) show('failed');
  }
  window.addEventListener('error', onError, true);
  // One that came and threw before the site began.
  window.addEventListener('load', function () {
    if (!plainPage.running) show('failed');
  });
})();
