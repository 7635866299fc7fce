import 'virtual:theme.css';
import '@/app/global.css';
