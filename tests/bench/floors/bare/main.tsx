import { createRoot } from 'react-dom/client';

// The least that a React page can be: the floor that our pages are measured beside.
const place = document.getElementById('root');
if (place !== null) createRoot(place).render(<h1>One line of text</h1>);
