#!/usr/bin/env node
// npm run docs: what is made from the code in docs/.
import { writeHooksPage } from './lib/hooks/index.mjs';
import { writePictures } from './lib/layers-picture.mjs';

writeHooksPage();
writePictures();
