import { registerConnectionStore } from '@slipstream/connection';
import { registerModulesStore } from '@slipstream/modules';
import { registerPlansStore } from '@slipstream/plans';
import { getSettings } from '@slipstream/settings';

// Other plugins find the stores by their names.
registerConnectionStore();
registerModulesStore();
if ( getSettings().ai.isEnabled ) {
	registerPlansStore();
}
