import { startShells } from './shell';

startShells();
