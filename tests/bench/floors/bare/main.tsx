import { createRoot } from 'react-dom/client';

// A minimal React page, for comparison with the site’s pages.
const place = document.getElementById('root');
if (place !== null) createRoot(place).render(<h1>One line of text</h1>);
