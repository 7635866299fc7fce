(function () {
  var plainPage = {
    // The newest feature that all supported browsers have.
    supported: 'toSorted' in Array.prototype,
    running: false,
    show: function () {
      var source = document.getElementsByTagName('noscript')[0];
      if (!source) return;
      document.body.innerHTML = source.textContent;
      document.getElementById('plain-reload').onclick = function () {
        location.reload();
      };
    },
  };
  window.plainPage = plainPage;
  window.addEventListener('load', function () {
    if (!plainPage.running) plainPage.show();
  });
})();
