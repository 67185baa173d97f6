import { registerConnectionStore } from '@slipstream/connection';
import { registerModulesStore } from '@slipstream/modules';
import { registerPlansStore } from '@slipstream/plans';
import { getSettings } from '@slipstream/settings';

// Other plugins find the stores by their names from the editor's start on.
registerConnectionStore();
registerModulesStore();
if ( getSettings().ai.isEnabled ) {
	registerPlansStore();
}
