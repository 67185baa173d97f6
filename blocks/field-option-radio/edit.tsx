export { OldOptionEdit as default } from '@slipstream/forms';
