import { registerConnectionStore } from '@slipstream/connection';
import { registerPlansStore } from '@slipstream/plans';
import { getSettings } from '@slipstream/settings';

// Other plugins find the stores by their names from the editor's start on.
registerConnectionStore();
if ( getSettings().ai.isEnabled ) {
	registerPlansStore();
}
